import { reloadGuardMs, reloadsKey } from './reload-rules.ts';

/**
 * What each document begins with. It asks for the styles of what has been read as soon as the stylesheet is there, in a task
 * of their own: browsers compute them with the first layout otherwise, together too long for a phone to answer in between.
 *
 * It also keeps the manifest that the document names from the browser until the visit begins (`browser/visit-tasks.ts`):
 * Chromium fetches it as soon as it meets the link, beside the first view.
 */
export const headScript =
  'document.querySelector("link[rel=manifest]")?.setAttribute("rel","");' +
  'document.addEventListener("load",function read({target}){if(target.rel!=="stylesheet")return;' +
  'document.removeEventListener("load",read,true);if(document.body)getComputedStyle(document.body).color},true)';

/** As `mayReload` of `browser/reload-guard.ts`, which is not here when it is needed: a first script that does not come. */
const reloadOnce =
  `try{const reloads=JSON.parse(sessionStorage.getItem("${reloadsKey}")??"{}"),now=Date.now();` +
  `if(!(now-reloads[location.pathname]<${reloadGuardMs})){reloads[location.pathname]=now;` +
  `sessionStorage.setItem("${reloadsKey}",JSON.stringify(reloads));location.reload()}}catch{}`;

/**
 * What each document ends with. It loads the scripts of the page once something of the page has been painted: a script
 * element would have them on the wire beside the picture, the font and the styles that the visitor waits for, and so would
 * lazy pictures be, which wait for the same mark (`ui/base.css`). The addresses stand in its own element, so that it is the
 * same text on every page. Who looks at nothing does not wait: a hidden page, one that scripts have to draw (the service
 * worker keeps some without their body), and a browser that does not tell of paints.
 *
 * From here on it also records what others change in the page before React hydrates it (`browser/early-changes.ts`), and in
 * which field a word is being composed (`use-field-handover.ts`): nothing else tells of a composition that began before.
 */
export const startScript =
  '{const{scripts}=document.currentScript.dataset,records=[],' +
  'observer=new MutationObserver(seen=>records.push(...seen)),' +
  'load=()=>{document.documentElement.dataset.painted="";for(const each of scripts.split(" "))import(each).catch(reload)},' +
  `reload=error=>{${reloadOnce};throw error};` +
  'observer.observe(document.getElementById("root"),{childList:true,characterData:true,characterDataOldValue:true,subtree:true});' +
  'for(const type of["compositionstart","compositionend"])' +
  'addEventListener(type,({target})=>{self.composedIn=type.endsWith("start")?target:null});' +
  'self.earlyChanges={take:()=>(records.push(...observer.takeRecords()),records.splice(0)),stop:()=>observer.disconnect()};' +
  'if(document.hidden||!document.getElementById("root").hasChildNodes()||' +
  '!PerformanceObserver.supportedEntryTypes.includes("paint"))load();' +
  'else new PerformanceObserver((list,observer)=>{' +
  'if(list.getEntriesByName("first-contentful-paint").length)observer.disconnect(),load()' +
  '}).observe({type:"paint",buffered:true})}';

/**
 * A module of nothing, at the end. A document is complete after its modules, which run in a task of their own: without one
 * Chromium reads the end of the document and lays it out in one task, too long for a phone to answer in between.
 */
export const endScript = 'export{}';

/** All inline scripts of the site; the content security policy names their hashes. */
export const inlineScripts = [headScript, startScript, endScript] as const;
