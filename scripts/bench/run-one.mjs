// Runs one benchmark in a process of its own and writes what came of it: node run-one.mjs FILE OUTPUT
import { writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { missingOf } from './missing.mjs'

const [file, output] = process.argv.slice(2)
const { run, needs = [] } = await import(pathToFileURL(file).href)
const missing = await missingOf(needs)
const figures = missing.length > 0 ? [] : await run()
if (!Array.isArray(figures) || (figures.length === 0 && missing.length === 0))
  throw new Error(`${file} measured nothing`)
await writeFile(output, JSON.stringify({ figures, missing }))
// A server or a socket that a benchmark left open must not keep us here.
process.exit(0)
