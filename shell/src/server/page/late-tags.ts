import { createHash } from 'node:crypto';

const ID = 'late-tags';

/**
 * Adds the tags once the page has been painted; a hidden page is not painted. What is pressed before scripts are
 * there is kept for `EarlyPress`.
 */
const STARTER = `(()=>{const press={target:null,end(){removeEventListener("click",keep,true)}};const keep=(event)=>{press.target=event.target};addEventListener("click",keep,true);window.earlyPress=press;const add=()=>document.head.append(document.getElementById("${ID}").content);document.hidden?add():requestAnimationFrame(()=>setTimeout(add))})()`;

/** For the policy: the starter is the one inline script of a rendered page, the same for all. */
export const STARTER_HASH = `'sha256-${createHash('sha256').update(STARTER).digest('base64')}'`;

/** Scripts, preloads and style sheets that would delay what the document shows already. */
export const lateTags = (tags: string): string =>
  `<template id="${ID}">${tags}</template><script>${STARTER}</script>`;
