// The fixture site by hand: `npm run site -- 8099`.
import { startSite } from './start-site.ts'

const site = await startSite({ port: Number(process.argv[2] ?? 8099) })
console.log(`${site.url}/create-account`)
