/** The gallery as a page of its own, for `npm run dev`: /src/art/gallery.html#part=cars&theme=dusk */

import "../styles/tokens.css";
import "./art.css";
import "./gallery.css";
import { mount } from "svelte";

import { PAGES } from "../games/index.ts";
import Gallery from "./Gallery.svelte";
import { addArt } from "./load.ts";

const wish = new URLSearchParams(location.hash.slice(1));
document.documentElement.dataset.theme = wish.get("theme") ?? "noon";
document.documentElement.dataset.grey = wish.get("grey") ?? "no";
const drawn = await Promise.all(PAGES.map(async (page) => (await page.telling()).telling.art?.()));
for (const one of drawn) if (one) addArt(one);
mount(Gallery, { target: document.body, props: { part: wish.get("part") ?? "all" } });
