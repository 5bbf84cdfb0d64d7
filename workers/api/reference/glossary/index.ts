import { cases } from './cases.ts'
import { common } from './common.ts'
import { content } from './content.ts'
import { documents } from './documents.ts'
import { knowledge } from './knowledge.ts'
import { generator } from './generator.ts'
import { pages } from './pages.ts'
import { people } from './people.ts'
import { planning } from './planning.ts'
import { records } from './records.ts'
import { risks } from './risks.ts'
import { runs } from './runs.ts'
import { testing } from './testing.ts'
import { visitors } from './visitors.ts'

/** What each name on the wire means: everywhere (`name`), below a schema or a tag (`Type.name`, `tag.name`), or in one operation (`tag.verb.name`, in its answer alone `tag.verb.answer.name`). */
export const glossary: Readonly<Record<string, string>> = {
  ...common,
  ...cases,
  ...generator,
  ...runs,
  ...pages,
  ...people,
  ...planning,
  ...records,
  ...testing,
  ...risks,
  ...content,
  ...documents,
  ...knowledge,
  ...visitors,
}
