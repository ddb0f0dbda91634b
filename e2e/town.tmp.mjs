import { openStageBrowser } from './testing/launch.ts'
const A='http://localhost:4300', out='/tmp/look'
const b=await openStageBrowser()
const errors=[]
const [,,w='600',h='840',lang='ru',name='leader']=process.argv
const c=await b.newContext({viewport:{width:+w,height:+h},locale:lang==='ru'?'ru-RU':'en-US'});const p=await c.newPage();p.setDefaultTimeout(120000);p.on('console',m=>{if(m.type()==='error')errors.push(name+': '+m.text())});p.on('pageerror',e=>errors.push(name+' '+e.message));
await p.addInitScript(()=>{window.requestAnimationFrame=d=>setTimeout(()=>d(performance.now()),250);window.cancelAnimationFrame=f=>clearTimeout(f)})
const post=(x,d={})=>p.request.post(`${A}/api/${x}`,{data:d});await post('security/login',{name,password:'try-the-stair'});await post('player/lang/switch/'+lang.toUpperCase())
await p.goto(A+'/');await p.getByRole('button',{name:lang==='ru'?'Продолжить путь':'Continue'}).first().click();await p.waitForTimeout(9000)
await p.screenshot({path:out+`/town-0-${w}.png`})
const door=p.getByRole('button',{name:lang==='ru'?/^Клан/:/^Clan/}).first();await door.click();await p.waitForTimeout(14000)
await p.screenshot({path:out+`/town-1-${w}.png`})
console.log(errors.join('\n'));await b.close()
