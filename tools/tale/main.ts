// Prints a part of the tale to be read aloud: npm run tale -- 3
import { pageOf } from './page.ts'

console.log(pageOf(Number(process.argv[2] ?? 1)))
