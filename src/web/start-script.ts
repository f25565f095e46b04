/**
 * The one inline script of the site, at the end of each document; the content security policy names its hash. It loads the
 * scripts of the page once something of the page has been painted: a script element would have them on the wire beside
 * the picture, the font and the styles that the visitor waits for, and so would lazy pictures be, which wait for the same
 * mark (`ui/base.css`). The addresses stand in its own element, so that it is the same text on every page. Who looks at
 * nothing does not wait: a hidden page, one that scripts have to draw (the service worker keeps some without their body),
 * and a browser that does not tell of paints.
 */
export const startScript =
  '{const{scripts}=document.currentScript.dataset,' +
  'load=()=>{document.documentElement.dataset.painted="";for(const each of scripts.split(" "))import(each)};' +
  'if(document.hidden||!document.getElementById("root").hasChildNodes()||' +
  '!PerformanceObserver.supportedEntryTypes.includes("paint"))load();' +
  'else new PerformanceObserver((list,observer)=>{' +
  'if(list.getEntriesByName("first-contentful-paint").length)observer.disconnect(),load()' +
  '}).observe({type:"paint",buffered:true})}';
