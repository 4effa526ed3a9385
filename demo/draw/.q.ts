import { layPanels } from "./engine/layers.ts"; import { shade } from "./engine/light.ts"; import { groundAndGrain } from "./engine/ground.ts"; import { frameOf } from "./engine/frame.ts"; import { forgetNoise } from "./engine/noise.ts"; import { kinds } from "./kinds.ts";
const look={kind:"hoodie",cut:0,base:"concrete",material:"heather",print:{art:"wordmark",colour:"navy",text:"BRUK"}} as any;
const scene=kinds.hoodie!(look,5,"front"); const frame=frameOf(scene.camera!,1);
const T=async(n:string,f:()=>any)=>{const c=process.cpuUsage();const r=await f();console.log(n,Math.round(process.cpuUsage(c).user/1e3));return r};
for(let i=0;i<3;i++){ const scene=await T("scene",()=>kinds.hoodie!(look,5,"front")); const l=await T("lay",()=>layPanels(scene,frame)); const s=await T("shade",()=>shade(l,frame)); await T("ground",()=>groundAndGrain(s,l,scene,frame)); if(process.argv[2]) forgetNoise(); }
