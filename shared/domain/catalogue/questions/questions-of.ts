import type { Marks } from '../../marking/tags.ts'
import { demands } from '../demands.ts'
import { slotsOf } from '../slots.ts'
import { bounds } from './bounds.ts'
import { calculation } from './calculation.ts'
import { remove } from './delete.ts'
import { exported } from './export.ts'
import { emptyList } from './empty-list.ts'
import { expiry } from './expiry.ts'
import { format } from './format.ts'
import { lockout } from './lockout.ts'
import { log } from './log.ts'
import { manage } from './manage.ts'
import { message } from './message.ts'
import { notify } from './notify.ts'
import { openList } from './open-list.ts'
import { otherwise } from './otherwise.ts'
import { paging } from './paging.ts'
import { performance } from './performance.ts'
import { authorized, permission } from './permission.ts'
import { longestAsked, type Cue, type Question } from './question.ts'
import { refusal } from './refusal.ts'
import { required } from './required.ts'
import { retry } from './retry.ts'
import { schedule } from './schedule.ts'
import { search } from './search.ts'
import { standards } from './standards.ts'
import { unique } from './unique.ts'
import { upload } from './upload.ts'
import { vague } from './vague.ts'
import { which } from './which.ts'

/** The most useful first: what cannot be tested at all without the piece comes before what can be tried in part. */
const cues: readonly Cue[] = [
  lockout,
  expiry,
  performance,
  upload,
  calculation,
  which,
  openList,
  bounds,
  otherwise,
  notify,
  schedule,
  retry,
  search,
  paging,
  format,
  authorized,
  exported,
  log,
  message,
  refusal,
  standards,
  vague,
  remove,
  manage,
  unique,
  required,
  permission,
  emptyList,
]

/**
 * What a tester asks the author of a marked sentence because a piece that its kind needs is missing in it: at most one question, none for context.
 * It sees this sentence alone, so a cue asks only for what belongs into this very sentence.
 */
export function questionsOf(sentence: string, marks: Marks): Question[] {
  if (sentence.length > longestAsked || !demands(marks)) return []
  const slots = slotsOf(sentence, marks)
  for (const cue of cues) {
    const question = cue(slots)
    if (question) return [question]
  }
  return []
}
