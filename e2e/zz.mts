import { readdirSync, readFileSync } from 'node:fs';
import { openBrowser } from './open-browser.ts';
import { openPage } from './test-site.ts';
import { openSite } from './open-site.ts';
process.env.CHROME_PATH ??= '/usr/bin/chromium-headless-shell';
function cpu(){ const c:Record<string,number>={}; for(const p of readdirSync('/proc')){ if(!/^\d+$/.test(p)) continue; try{const cmd=readFileSync(`/proc/${p}/cmdline`,'utf8'); if(!/chrom/.test(cmd.slice(0,80))) continue; const st=readFileSync(`/proc/${p}/stat`,'utf8'); const f=st.slice(st.lastIndexOf(')')+2).split(' '); const k=/--type=([a-z-]+)/.exec(cmd)?.[1]??'browser'; c[k]=(c[k]??0)+(+f[11]! + +f[12]!)/100+( +f[13]!+ +f[14]!)/100;}catch{}} return c;}
const site = await openSite();
const variants: Record<string,{args?:string[],route?:RegExp,opts?:object}> = { base:{}, noimg:{route:/\.(avif|webp|png|mp4|webm)/}, nojs:{opts:{javaScriptEnabled:false}}, noopt:{args:['--js-flags=--no-turbofan --no-maglev --no-sparkplug']}, maxlazy:{args:['--js-flags=--max-lazy']}, onethread:{args:['--js-flags=--single-threaded']}, base2:{} };
const only = process.argv.slice(2);
const { chromium } = await import('playwright-core');
for (const [name,v] of Object.entries(variants)) { if(only.length&&!only.includes(name)) continue;
  const b = await openBrowser();
  void chromium;
  const use = v.args ? await (async()=>{ await b.close(); const m = await import('./open-browser.ts'); return m.openBrowser({ args: [...(m as any).quiet, ...v.args!] }); })() : b;
  const n=20;
  for (const path of ['/chat','/choose','/minigame']) {
  const before=cpu(); const t=Date.now(); let dead:Record<string,number>={};
  for(let i=0;i<n;i++){ const o=await openPage(use,{viewport:{width:1440,height:900},...v.opts}); if(v.route) await o.page.route(v.route,(r)=>r.abort()); 
    if(path==='/chat'){ await o.page.goto(site.address+'/choose'); await o.page.evaluate(()=>{}); }
    await o.page.goto(site.address+path,{waitUntil:'networkidle'}).catch(()=>{}); await o.page.waitForTimeout(200);
    const c=cpu(); await o.close(); await new Promise(r=>setTimeout(r,50)); const d=cpu(); for(const k in c){ const diff=c[k]!-(d[k]??0); if(k==='renderer') dead[k]=(dead[k]??0)+diff; } }
  const after=cpu(); const out:Record<string,string>={}; for(const k in after) out[k]=(((after[k]??0)-(before[k]??0)+(dead[k]??0))/n*1000).toFixed(0);
  console.log(name,path,(Date.now()-t)/n,'ms wall; cpu ms:',JSON.stringify(out)); }
  await use.close();
}
await site.close(); process.exit(0);
