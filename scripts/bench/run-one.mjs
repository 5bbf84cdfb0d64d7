// Runs one benchmark in a process of its own and writes its figures: node run-one.mjs FILE OUTPUT
import { writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'

const [file, output] = process.argv.slice(2)
const { run } = await import(pathToFileURL(file).href)
const figures = await run()
if (!Array.isArray(figures) || figures.length === 0) throw new Error(`${file} measured nothing`)
await writeFile(output, JSON.stringify(figures))
// A server or a socket that a benchmark left open must not keep us here.
process.exit(0)
