import { writeFile } from 'node:fs/promises'
import { requirements } from './requirements.ts'
import { writeDocx } from './write-docx.ts'
import { writePdf } from './write-pdf.ts'

const here = (name: string) => new URL(name, import.meta.url)
await writeFile(here('requirements.pdf'), await writePdf(requirements))
await writeFile(here('requirements.docx'), await writeDocx(requirements))
