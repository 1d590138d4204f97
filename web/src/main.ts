import "./styles/tokens.css";
import "./styles/page.css";
import "./art/art.css";
import "./fonts/latin.ts";

import { mount } from "svelte";

import App from "./App.svelte";
import { frames } from "./lib/frames.svelte.ts";
import { router } from "./lib/router.svelte.ts";
import { settings } from "./lib/settings.svelte.ts";
import { speak } from "./lib/words.svelte.ts";

settings.begin();
router.begin();
await speak(settings.language);
mount(App, { target: document.getElementById("page")! });
void frames.begin();
