import { reloadGuardMs, reloadsKey } from '#web/shared/definition/reload-rules.ts';

/**
 * Runs at the start of each document. Computes styles as soon as the stylesheet is loaded, in a separate task: together with
 * the first layout they are one long task on a phone.
 *
 * Also hides the manifest link until the visit tasks run (`browser/visit-tasks.ts`): Chromium fetches the manifest as soon
 * as it parses the link, in competition with the first view.
 */
export const headScript =
  'document.querySelector("link[rel=manifest]")?.setAttribute("rel","");' +
  'document.addEventListener("load",function read({target}){if(target.rel!=="stylesheet")return;' +
  'document.removeEventListener("load",read,true);if(document.body)getComputedStyle(document.body).color},true)';

/** Inline copy of `mayReload` (`browser/reload-guard.ts`), for when the first script fails to load. */
const reloadOnce =
  `try{const reloads=JSON.parse(sessionStorage.getItem("${reloadsKey}")??"{}"),now=Date.now();` +
  `if(!(now-reloads[location.pathname]<${reloadGuardMs})){reloads[location.pathname]=now;` +
  `sessionStorage.setItem("${reloadsKey}",JSON.stringify(reloads));location.reload()}}catch{}`;

/**
 * Runs at the end of each document. Loads the page's scripts after the first contentful paint: script elements would compete
 * with the image, font and styles of the first view. Lazy images wait for the same attribute (`ui/base.css`). The script
 * addresses are in a data attribute, so that this text, and its CSP hash, is the same on every page. Loads at once in a
 * hidden page, in a page without HTML (the service worker sends some) and in a browser without paint timing, and at the
 * latest with the frame after the load event: Firefox reports no paint of a page that opens scrolled, at a fragment or
 * after a reload.
 *
 * Also records changes to the HTML before hydration (`browser/early-changes.ts`) and the field in which an input method is
 * composing (`use-field-handover.ts`): no API reports a composition that has already begun.
 */
export const startScript =
  '{const{scripts}=document.currentScript.dataset,records=[],' +
  'observer=new MutationObserver(seen=>records.push(...seen)),' +
  '{dataset}=document.documentElement,' +
  'load=()=>{if("painted"in dataset)return;dataset.painted="";for(const each of scripts.split(" "))import(each).catch(reload)},' +
  `reload=error=>{${reloadOnce};throw error};` +
  'observer.observe(document.getElementById("root"),{childList:true,characterData:true,characterDataOldValue:true,subtree:true});' +
  'for(const type of["compositionstart","compositionend"])' +
  'addEventListener(type,({target})=>{self.composedIn=type.endsWith("start")?target:null});' +
  'self.earlyChanges={take:()=>(records.push(...observer.takeRecords()),records.splice(0)),stop:()=>observer.disconnect()};' +
  'if(document.hidden||!document.getElementById("root").hasChildNodes()||' +
  '!PerformanceObserver.supportedEntryTypes.includes("paint"))load();' +
  'else{new PerformanceObserver((list,observer)=>{' +
  'if(list.getEntriesByName("first-contentful-paint").length)observer.disconnect(),load()' +
  '}).observe({type:"paint",buffered:true});' +
  'addEventListener("load",()=>requestAnimationFrame(load))}}';

/**
 * An empty module at the end. Modules run in a separate task: without one, Chromium parses the end of the document and lays
 * it out in one long task.
 */
export const endScript = 'export{}';

/** All inline scripts of the site; the content security policy names their hashes. */
export const inlineScripts = [headScript, startScript, endScript] as const;
