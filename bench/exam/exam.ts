import { resolve } from 'node:path'
import { takeCensus } from './census.ts'
import { examinePlans } from './content-planning.ts'
import { raiseFloors } from './floors.ts'
import { examineKnowledge } from './knowledge.ts'
import { examineMarks } from './marks.ts'
import { examinePages } from './pages.ts'
import { examineQuestions } from './qa-questions.ts'
import { examineRisks } from './risks.ts'
import { examineReworded } from './reworded.ts'
import { examineSteps } from './steps.ts'
import { examineStoryChanges } from './story-changes.ts'
import { examineStories } from './stories.ts'
import { examineStoryPairs } from './story-pairs.ts'
import { examineTexts } from './texts.ts'
import { examineWritten } from './written.ts'

const exams: Record<string, (folders: string[]) => Promise<string> | string> = {
  texts: ([folder = '']) => examineTexts(folder),
  marks: examineMarks,
  pages: ([folder = '']) => examinePages(folder),
  written: ([folder = '']) => examineWritten(folder),
  embedded: ([folder = '']) => examineWritten(folder, 'embedded'),
  steps: ([folder = '']) => examineSteps(folder),
  reworded: ([folder = '']) => examineReworded(folder),
  'story-changes': ([file = '']) => examineStoryChanges(file),
  'qa-questions': ([file = '']) => examineQuestions(file),
  knowledge: ([file = '']) => examineKnowledge(file),
  'content-planning': ([folder = '']) => examinePlans(folder),
  risks: ([file = '']) => examineRisks(file),
  stories: ([file = '']) => examineStories(file),
  'story-pairs': ([file = '']) => examineStoryPairs(file),
  census: takeCensus,
  floors: raiseFloors,
}

const [kind = '', ...folders] = process.argv.slice(2)
const examine = exams[kind]
if (!examine || (folders.length === 0 && kind !== 'floors')) {
  process.stderr.write(
    'Say what to examine, and where it lies:\n' +
      '  npm run exam -- texts FOLDER            <name>.md and <name>.expected.json (test/shared/domain/corpus/README.md)\n' +
      '  npm run exam -- marks FILE…             lines that people marked (docs/marks.md), scored by exact spans and kinds\n' +
      '  npm run exam -- pages FOLDER            <name>/index.html, requirements.md and faults.json, as in bench/kill/pages\n' +
      '  npm run exam -- written FOLDER          <name>/requirements.md, with a page index.html and faults.json, and answers/ of a reader (docs/exam.md)\n' +
      '  npm run exam -- embedded FOLDER         the same, with the embedded authors alone\n' +
      '  npm run exam -- steps FOLDER            <name>/site and cases.json: applications with cases by testers (docs/exam.md)\n' +
      '  npm run exam -- reworded FOLDER         the same, reworded once with answers/ of a reader\n' +
      '  npm run exam -- story-changes FILE      criteria before and after, with the cases that are out of date (docs/exam.md)\n' +
      '  npm run exam -- qa-questions FILE       questions about testing with the names of their topics, and questions about other things\n' +
      '  npm run exam -- knowledge FILE          documents with questions, and questions that no document answers\n' +
      '  npm run exam -- content-planning FOLDER   sites of HTML files, each with truth.json (bench/exam/content-planning/FORMAT.md)\n' +
      '  npm run exam -- risks FILE              texts with the risks that people see in them, as one JSON file (docs/exam.md)\n' +
      '  npm run exam -- stories FILE            texts with the sentences that demand something and those that do not (docs/exam.md)\n' +
      '  npm run exam -- story-pairs FILE        pairs of stories, each with whether both ask for the same\n' +
      '  npm run exam -- census FOLDER…          texts, for the alternatives of the grammars that they use\n' +
      '  npm run exam -- floors                  of the corpus; keeps what is reached as what its test demands\n',
  )
  process.exitCode = 1
} else {
  process.stdout.write(`${await examine(folders.map((folder) => resolve(folder)))}\n`)
}
