// Makes the files of the handbook: LibreOffice writes them out of open documents, poppler draws what is a picture, Python packs the mail.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeMsg } from '../write-msg.ts'
import { type Chapter, attached, chapters } from './chapters.ts'
import { picturesOf, sheetsOf, slidesOf, textOf } from './open-documents.ts'

const here = new URL('.', import.meta.url).pathname
const folder = mkdtempSync(join(tmpdir(), 'handbook-'))

const filters: Record<string, string> = {
  docx: 'docx:MS Word 2007 XML',
  doc: 'doc:MS Word 97',
  pdf: 'pdf:writer_pdf_Export',
  html: 'html:HTML (StarWriter)',
  txt: 'txt:Text (encoded):UTF8',
  pptx: 'pptx:Impress MS PowerPoint 2007 XML',
  xlsx: 'xlsx:Calc MS Excel 2007 XML',
  xls: 'xls:MS Excel 97',
  csv: 'csv:Text - txt - csv (StarCalc):44,34,76',
}

const run = (program: string, ...words: string[]) =>
  execFileSync(program, words, { cwd: folder, stdio: 'inherit' })

/** Lets LibreOffice write an open document as `fileName`, into the folder. */
function convert(source: string, content: string, fileName: string): void {
  const [name = '', type = ''] = fileName.split('.')
  writeFileSync(join(folder, `${name}.${source}`), content)
  run('soffice', '--headless', '--convert-to', filters[type] ?? type, `${name}.${source}`)
}

/** Draws the pages of a PDF, in grey. Returns where they are. */
function draw(pdf: string, kind: '-jpeg' | '-png'): string[] {
  const name = pdf.replace('.pdf', '')
  run('pdftoppm', '-r', '110', '-gray', kind, pdf, name)
  return readdirSync(folder)
    .filter((each) => each.startsWith(`${name}-`) && /\.(jpg|png)$/.test(each))
    .sort()
    .map((each) => join(folder, each))
}

const mail = `
import sys
from email.message import EmailMessage
from email.policy import SMTP
text, attachment, target = sys.argv[1:]
mail = EmailMessage(SMTP)
mail['Subject'], mail['From'], mail['To'] = 'Claims', 'Desk <desk@example.com>', 'all@example.com'
mail['Date'] = 'Mon, 02 Nov 2026 09:30:00 +0100'
mail.set_content(text)
with open(attachment, 'rb') as file:
    mail.add_attachment(file.read(), maintype='application', subtype='pdf', filename='glass.pdf')
mail.set_boundary('=-handbook')
with open(target, 'wb') as file:
    file.write(mail.as_bytes())
`

const textOfMail = ({ parts }: Chapter) => {
  const lines = parts.flatMap((part) => part.lines.flat())
  return `${lines.join('\n\n')}\n`
}

const makers: Record<string, (chapter: Chapter) => void> = {
  pptx: ({ parts, fileName }) => convert('fodp', slidesOf(parts), fileName),
  xlsx: ({ parts, fileName }) => convert('fods', sheetsOf(parts), fileName),
  xls: ({ parts, fileName }) => convert('fods', sheetsOf(parts), fileName),
  csv: ({ parts, fileName }) => convert('fods', sheetsOf(parts), fileName),
  eml: (chapter) =>
    run('python3', '-c', mail, textOfMail(chapter), attached.fileName, join(folder, chapter.fileName)),
  msg: (chapter) =>
    writeFileSync(
      join(folder, chapter.fileName),
      writeMsg({
        subject: 'Flood',
        from: { name: 'Harbour office', address: 'office@example.com' },
        to: 'all@example.com',
        sentAt: new Date(Date.UTC(2026, 10, 2, 8, 30)),
        text: textOfMail(chapter),
      }),
    ),
  png: ({ parts, fileName }) => {
    convert('fodt', textOf(parts), 'drawn.pdf')
    renameSync(draw('drawn.pdf', '-png')[0] ?? '', join(folder, fileName))
  },
  scan: ({ parts, fileName }) => {
    convert('fodt', textOf(parts), 'paper.pdf')
    const pictures = draw('paper.pdf', '-jpeg').map((path) => readFileSync(path, 'base64'))
    convert('fodt', picturesOf(pictures), fileName)
  },
  written: ({ parts, fileName }) => convert('fodt', textOf(parts), fileName),
}

for (const chapter of chapters) {
  const type = chapter.fileName.endsWith('scan.pdf') ? 'scan' : (chapter.fileName.split('.')[1] ?? '')
  const make = makers[type] ?? makers['written']
  make?.(chapter)
  if (chapter.fileName !== attached.fileName)
    writeFileSync(join(here, chapter.fileName), readFileSync(join(folder, chapter.fileName)))
}
