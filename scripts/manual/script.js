// Light or dark, and the search. Without this file the pages are the same, by the light of the system.
"use strict";

const own = document.currentScript.dataset;
const MOST = 30; // sections that are shown
const AROUND = 70; // letters before the first word that was found

const kept = (() => {
  try {
    return localStorage.getItem("light");
  } catch {
    return null; // a browser that keeps nothing
  }
})();
if (kept) document.documentElement.dataset.theme = kept;

let sections = null; // each: page, its title, heading, anchor, text
let waiting = [];

// What a file of the index calls.
function found(more) {
  sections = [...(sections ?? []), ...more];
  for (const look of waiting) look();
}

function load() {
  if (sections) return;
  sections = [];
  for (const language of own.searched.split(" ")) {
    const script = document.createElement("script");
    script.src = `${own.root}/search-${language}.js`;
    document.head.append(script);
  }
}

function matches(query) {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const rated = [];
  for (const section of words.length ? sections : []) {
    const [, title, heading, , text] = section.map((part) => part.toLowerCase());
    let rank = 0;
    for (const word of words) {
      const here = 8 * heading.includes(word) + 4 * title.includes(word) + text.includes(word);
      if (!here) {
        rank = 0;
        break;
      }
      rank += here + 8 * (heading === word);
    }
    if (rank) rated.push([rank, section]);
  }
  rated.sort((one, other) => other[0] - one[0]); // equals stay in the order of the pages
  return { words, best: rated.slice(0, MOST).map(([, section]) => section) };
}

function shown([page, title, heading, anchor, text], words) {
  const item = document.createElement("li");
  const link = document.createElement("a");
  link.href = `${own.root}/${page}#${anchor}`;
  const name = document.createElement("strong");
  name.textContent = heading === title ? title : `${title}: ${heading}`;
  const first = Math.max(0, ...words.map((word) => text.toLowerCase().indexOf(word)));
  const excerpt = document.createElement("span");
  const begin = Math.max(0, first - AROUND);
  excerpt.append((begin ? "…" : "") + text.slice(begin, first + 2 * AROUND));
  link.append(name, excerpt);
  item.append(link);
  return item;
}

function search(form) {
  const [field, list] = [form.querySelector("input"), form.querySelector("ol")];
  const look = () => {
    const { words, best } = matches(field.value);
    const none = document.createElement("li");
    none.textContent = "Nothing found";
    list.replaceChildren(...(best.length ? best.map((one) => shown(one, words)) : [none]));
    list.hidden = !words.length;
  };
  waiting.push(look);
  field.addEventListener("focus", load);
  field.addEventListener("input", () => (load(), look()));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    list.querySelector("a")?.click();
  });
  form.addEventListener("keydown", (event) => {
    const links = [...list.querySelectorAll("a")];
    const at = links.indexOf(document.activeElement);
    if (event.key === "Escape") {
      list.hidden = true;
      field.focus();
    } else if (event.key === "ArrowDown" && links.length) {
      event.preventDefault();
      links[Math.min(at + 1, links.length - 1)].focus();
    } else if (event.key === "ArrowUp" && at >= 0) {
      event.preventDefault();
      (links[at - 1] ?? field).focus();
    }
  });
  list.addEventListener("click", () => (list.hidden = true)); // also for a heading of this page
  document.addEventListener("click", (event) => {
    if (!form.contains(event.target)) list.hidden = true;
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "/" && !event.target.closest("input")) {
      event.preventDefault();
      field.focus();
    }
  });
  form.hidden = false;
}

function light(button) {
  const dark = () =>
    (document.documentElement.dataset.theme ??
      (matchMedia("(prefers-color-scheme: dark)").matches ? "dusk" : "noon")) === "dusk";
  button.addEventListener("click", () => {
    const next = dark() ? "noon" : "dusk";
    document.documentElement.dataset.theme = next;
    try {
      localStorage.setItem("light", next);
    } catch {
      // it holds for this page, then
    }
  });
  button.hidden = false;
}

document.addEventListener("DOMContentLoaded", () => {
  search(document.querySelector("form[role=search]"));
  light(document.querySelector("button.light"));
  const contents = document.querySelector("details.contents");
  const wide = matchMedia("(min-width: 60rem)");
  const unfold = () => (contents.open = wide.matches);
  wide.addEventListener("change", unfold);
  unfold();
});
