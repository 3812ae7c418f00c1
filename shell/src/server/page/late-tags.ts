import { createHash } from 'node:crypto';
import { REPEATED } from '../../site/early-buttons';

const ID = 'late-tags';

/** First signs of use; a virtual cursor clicks or moves the focus. Browsers send moves for a pointer at rest, too. */
const SIGNS = ['pointermove', 'touchstart', 'scroll', 'keydown', 'focusin', 'click'];
/** For who reads without moving. */
const AFTER_MS = 10_000;

/** Milliseconds before the first script is asked for again, each time twice as long. */
const AGAIN_AFTER_MS = 1_000;
const AGAIN_MOST = 5;

/**
 * Adds the tags with the first sign of use, or at once where the tab has a draft to restore. What is pressed before scripts are there is kept for `EarlyPress`, and
 * pale until then, as is the tab to which an arrow key leads; a form that only scripts send is never sent by the
 * browser. A first script that does not come is asked for again.
 */
const STARTER = `
  (() => {
    const press = {
      target: null,
      end: () => {
        removeEventListener("click", keep, true);
        removeEventListener("keydown", move, true);
      },
    };
    const pale = (value) => {
      const button = press.target?.closest("${REPEATED}");
      if (button) button.style.opacity = value;
    };
    const keep = (event) => { pale(""); press.target = event.target; pale("0.6"); };
    const move = ({ target: tab, key }) => {
      if (tab.getAttribute?.("role") !== "tab") return;
      const ways = { ArrowRight: "nextElementSibling", ArrowLeft: "previousElementSibling" };
      const next = tab[ways[key]];
      if (!next) return;
      next.focus();
      keep({ target: next });
    };
    addEventListener("click", keep, true);
    addEventListener("keydown", move, true);
    addEventListener("submit", (event) => {
      if (event.target.method === "post") event.preventDefault();
    }, true);
    window.earlyPress = press;
    let times = 0;
    addEventListener("error", ({ target }) => {
      if (target.tagName !== "SCRIPT" || !target.defer || times === ${AGAIN_MOST}) return;
      const again = document.createElement("script");
      again.src = target.src;
      again.defer = true;
      setTimeout(() => document.head.append(again), ${AGAIN_AFTER_MS} * 2 ** times++);
    }, true);
    const late = document.getElementById("${ID}");
    if (!late) return;
    const signs = ${JSON.stringify(SIGNS)};
    const isRest = ({ type, movementX, movementY }) =>
      type === "pointermove" && movementX === 0 && movementY === 0;
    const see = (event) => { if (!isRest(event)) add(); };
    function add() {
      for (const sign of signs) removeEventListener(sign, see, true);
      document.head.append(late.content);
    }
    for (const sign of signs) addEventListener(sign, see, { capture: true, passive: true });
    setTimeout(add, ${AFTER_MS});
    try {
      if (Object.keys(sessionStorage).some((key) => key.startsWith("draft:"))) add();
    } catch {}
  })()`.replace(/\n */g, '');

/** For the policy: the starter is the same in all rendered pages. */
export const STARTER_HASH = `'sha256-${createHash('sha256').update(STARTER).digest('base64')}'`;

/** @param tags - scripts, preloads and style sheets that what the document shows already does not need. */
export const lateTags = (tags: string): string =>
  `${tags && `<template id="${ID}">${tags}</template>`}<script>${STARTER}</script>`;
