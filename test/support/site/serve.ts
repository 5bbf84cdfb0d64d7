// The fixture site by hand: `node_modules/.bin/node test/support/site/serve.ts 8099`.
import { startSite } from './start-site.ts'

const site = await startSite({ port: Number(process.argv[2] ?? 8099) })
console.log(`${site.url}/create-account`)
