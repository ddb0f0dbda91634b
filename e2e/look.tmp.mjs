import { openPlainBrowser } from './testing/launch.ts'
const A='http://localhost:4300', out='/tmp/look'
const b=await openPlainBrowser()
const errors=[]
const [,,name='leader',w='390',h='844',lang='ru',...pages]=process.argv
const c=await b.newContext({viewport:{width:+w,height:+h},locale:lang==='ru'?'ru-RU':'en-US'});const p=await c.newPage();p.on('console',m=>{if(m.type()==='error')errors.push(name+': '+m.text())});p.on('pageerror',e=>errors.push(name+' '+e.message));
await p.addInitScript(()=>{HTMLCanvasElement.prototype.getContext=((g)=>function(k,...a){return /webgl/.test(k)?null:g.call(this,k,...a)})(HTMLCanvasElement.prototype.getContext)})
const post=(x,d={})=>p.request.post(`${A}/api/${x}`,{data:d});await post('security/login',{name,password:'try-the-stair'});await post('player/lang/switch/'+lang.toUpperCase())
for (const o of pages){await p.goto(`${A}/${o}`);await p.waitForTimeout(3500);await p.screenshot({path:`${out}/${lang}-${o.replace('/','-')}.png`,timeout:60000}).catch(e=>console.log(o,e.message.slice(0,60)))}
console.log(errors.join('\n'))
await b.close()
