import { createHash } from 'node:crypto';

const ID = 'late-tags';

/**
 * Adds the tags once the page has been painted; a hidden page is not painted. What is pressed before scripts are
 * there is kept for `EarlyPress`; a form that only scripts send keeps its text.
 */
const STARTER = `(()=>{const press={target:null,end(){removeEventListener("click",keep,true);removeEventListener("submit",hold,true)}};const hold=(event)=>{if(event.target.method==="post")event.preventDefault()};addEventListener("submit",hold,true);const keep=(event)=>{press.target=event.target};addEventListener("click",keep,true);window.earlyPress=press;const late=document.getElementById("${ID}");const add=()=>document.head.append(late.content);if(late)document.hidden?add():requestAnimationFrame(()=>setTimeout(add))})()`;

/** For the policy: the starter is the one inline script of a rendered page, the same for all. */
export const STARTER_HASH = `'sha256-${createHash('sha256').update(STARTER).digest('base64')}'`;

/** @param tags - scripts, preloads and style sheets that would delay what the document shows already. */
export const lateTags = (tags: string): string =>
  `${tags && `<template id="${ID}">${tags}</template>`}<script>${STARTER}</script>`;
