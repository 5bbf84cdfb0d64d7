import { resolve } from 'node:path'
import { examinePages } from './pages.ts'
import { examineTexts } from './texts.ts'

const exams: Record<string, (folder: string) => Promise<string>> = {
  texts: examineTexts,
  pages: examinePages,
}

const [kind = '', folder = ''] = process.argv.slice(2)
const examine = exams[kind]
if (!examine || !folder) {
  process.stderr.write(
    'Say what to examine: npm run exam -- texts FOLDER, or npm run exam -- pages FOLDER.\n' +
      'A folder of texts holds <name>.md and <name>.expected.json (test/shared/domain/corpus/README.md);\n' +
      'a folder of pages holds <name>/index.html, requirements.md and faults.json, as bench/kill/pages does.\n',
  )
  process.exitCode = 1
} else {
  process.stdout.write(`${await examine(resolve(folder))}\n`)
}
