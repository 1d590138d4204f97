/** The gallery as a page of its own, for `npm run dev`: /src/art/gallery.html#part=cars&theme=dusk */

import "../styles/tokens.css";
import "./art.css";
import "./gallery.css";
import { mount } from "svelte";

import Gallery from "./Gallery.svelte";

const wish = new URLSearchParams(location.hash.slice(1));
document.documentElement.dataset.theme = wish.get("theme") ?? "noon";
document.documentElement.dataset.grey = wish.get("grey") ?? "no";
mount(Gallery, { target: document.body, props: { part: wish.get("part") ?? "all" } });
