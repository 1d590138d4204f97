import "./styles/tokens.css";
import "./styles/page.css";
import "./art/art.css";
import "./fonts/latin.ts";

import { mount } from "svelte";

import App from "./App.svelte";
import { frames } from "./ui/frames.svelte.ts";
import { router } from "./router.svelte.ts";
import { settings } from "./settings.svelte.ts";
import { speak } from "./words/words.svelte.ts";

settings.begin();
router.begin();
await speak(settings.language);
mount(App, { target: document.getElementById("page")! });
void frames.begin();
