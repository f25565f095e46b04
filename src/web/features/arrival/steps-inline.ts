const style = `:root{color-scheme:light dark;--fix:light-dark(oklch(.53 .215 356),oklch(.74 .17 354));--t:light-dark(#14202e,#eef1f4);--s:light-dark(#46525f,#bcc6d0);--c:light-dark(#fbfdfe,#0f1923);--f:light-dark(#fff,#182430);--a:light-dark(#d8ebf4,#143246);--l:light-dark(#d5dde3,#394754);--k:light-dark(#76838f,#74828f);--u:light-dark(#0b5384,#8ac8ee);--w:light-dark(#744c00,#eec35f)}
*{box-sizing:border-box;margin:0;padding:0}body{font:1rem/1.4 Arial,sans-serif;color:var(--t);background:var(--c)}a{color:var(--u);text-underline-offset:.2em}header a,nav a{color:inherit;text-decoration:none}ol{list-style:none}
.p{max-width:64rem;margin:auto;padding:0 1rem}div.p{padding-bottom:4.5rem}header{border-bottom:1px solid var(--l)}header a{display:flex;align-items:center;gap:.55rem;height:3.5rem;font-size:1.1875rem;font-weight:640;letter-spacing:-.035em}nav,form{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem;margin-top:.5rem}.h nav a{padding:0 .75rem;line-height:2.625rem;border:1px solid var(--k);border-radius:8px;background:var(--f)}.h [aria-current]{background:var(--t);color:var(--c)}form span,nav small{width:100%}
.h{background:var(--a);box-shadow:0 0 0 100vmax var(--a);clip-path:inset(0 -100vmax);padding:.8rem 0}h1,h2{letter-spacing:-.02em}h1{font-size:2.125rem;line-height:1.15}.h p,nav,form,small,time,dt,li p{font-size:.875rem;font-weight:400;color:var(--s)}input,button{font:inherit;color:inherit}form input,button{min-height:2.75rem;padding:0 .5rem;border:1px solid var(--k);border-radius:8px;background:var(--f)}
dl{display:grid;grid-template-columns:1fr 1fr;gap:1px;margin-top:.75rem;background:var(--l);border:1px solid var(--l);border-radius:10px;overflow:clip}dl div{background:var(--f);padding:.5rem .75rem}dt,dd small{display:block;font-size:.8125rem}dd{font-weight:600;line-height:1.25}
h2{font-size:1.25rem;padding-top:1.35rem}li{display:grid;grid-template-columns:2rem minmax(0,1fr) auto;gap:0 .6rem;padding:.6rem 0;border-bottom:1px solid var(--l)}li i{font:600 .9375rem/1.75rem Arial;width:1.75rem;height:1.75rem;text-align:center;border-radius:50%;background:var(--a)}b{display:block;font-size:1rem;color:var(--t)}.h nav a,b{font-weight:600}label{display:grid;justify-content:end;min-width:2.75rem;min-height:2.75rem}li input{width:1.5rem;height:1.5rem}
.n,.n q{color:var(--w);margin-top:.5rem;font-size:.875rem}.n q{display:block;color:var(--t)}.m{margin-top:.6rem;border:1px solid var(--l);border-radius:10px;padding:.75rem}.m q{display:block;margin-bottom:.5rem;user-select:all;-webkit-user-select:all}.b{border-left:4px solid var(--k);background:var(--a);margin-top:1rem;padding:0 .9rem .5rem}footer,.m p{font-size:.8125rem;color:var(--s);margin-top:1rem}
.v{margin:0;gap:0;position:fixed;inset:auto 0 0;background:var(--f);border-top:1px solid var(--l)}.v a{flex:1;display:grid;place-items:center;text-align:center;min-height:3.25rem;font-size:.8125rem}.v [aria-current]{box-shadow:inset 0 3px var(--u);font-weight:600}
@media(min-width:56.25rem){header a{height:4rem}div.p{padding-bottom:2rem}section{break-inside:avoid}}
@media print,(min-width:56.25rem){dl{grid-template-columns:repeat(4,1fr)}.o{columns:2;column-gap:2rem}.v{display:none}}
@media print{@page{size:A4;margin:10mm}:root{color-scheme:light}body{font-size:8.5pt;line-height:1.25}.p,div.p{padding:0}nav,form,.c{display:none}h1{font-size:16pt}h2{font-size:11pt;padding-top:2mm}b{font-size:9pt}li{padding:1mm 0;break-inside:avoid;grid-template-columns:6mm minmax(0,1fr) auto}li p,.n,.m,dt,dd small,footer{font-size:8pt}li i{width:5mm;height:5mm;line-height:5mm;font-size:8pt;border:1px solid}label{min-width:0;min-height:0}li input{width:4mm;height:4mm}}`;

/**
 * What needs script: Copy, which selects the text too, Print, and "Kept on this phone", once the service worker says so.
 * Mails open with the words to write.
 */
const script =
  'const all=selector=>document.querySelectorAll(selector),{copy,copied}=document.body.dataset,' +
  '[print]=all("footer button"),[kept]=all("footer span"),worker=navigator.serviceWorker;' +
  'print.hidden=false;print.onclick=()=>self.print();' +
  'for(const words of all("q")){const button=document.createElement("button");button.textContent=copy;words.after(button);' +
  'button.onclick=()=>{getSelection().selectAllChildren(words);' +
  'navigator.clipboard?.writeText(words.textContent).then(()=>{button.textContent=copied},()=>{})}}' +
  'for(const link of all("[href^=mailto]"))' +
  'link.href+="?body="+encodeURIComponent(link.closest(".m").querySelector("q").textContent);' +
  'if(kept)worker?.register("/sw.js",{updateViaCache:"none"}).then(()=>worker.ready).then(({active})=>{' +
  'const{port1,port2}=new MessageChannel;port1.onmessage=()=>{kept.hidden=false};' +
  'active.postMessage({page:location.href,files:[]},[port2])}).catch(()=>{})';

/** In the document: it needs no other file, so that it can be kept and printed. */
export const stepsInline = { style, script } as const;
