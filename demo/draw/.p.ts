import { paint } from "./engine/scene.ts"; import { kinds } from "./kinds.ts";
const look={kind:"hoodie",cut:0,base:"concrete",material:"heather",print:{art:"wordmark",colour:"navy",text:"BRUK"}} as any;
for (let i=0;i<3;i++){ const c0=process.cpuUsage(), t=performance.now(); await paint(kinds.hoodie!(look,5,"front")); const c1=process.cpuUsage(c0); console.log(Math.round(c1.user/1e3),Math.round(performance.now()-t)); }
