import { accounted } from './accounted.ts'
import { emptyFields, repeated, withoutAsides } from './asides.ts'
import { businessRule } from './business-rules.ts'
import { splitActions } from './clauses.ts'
import { fieldRules } from './field-rules.ts'
import { fileRules } from './file-rules.ts'
import { focusRules, gestureRules } from './gesture-rules.ts'
import { inEnglish } from './foreign.ts'
import { withGivenValue } from './given-value.ts'
import { navigationRules } from './navigation-rules.ts'
import { withOtherReading } from './other-readings.ts'
import { openingRules } from './opening-rules.ts'
import { applyRules, literalsIn, type Reading } from './patterns.ts'
import { plainer, titled } from './plain-clauses.ts'
import { pointerRules } from './pointer-rules.ts'
import { restore, type Prose } from './prose.ts'
import { doneAgain, referent, sameWith } from './references.ts'
import { signInRules } from './sign-in-rules.ts'
import { parseRegion } from './targets.ts'
import { isListOfValues } from './told/added-values.ts'
import { withoutActors } from './told/actors.ts'
import { readToldAction } from './told/actions.ts'
import { fromAnyList } from './told/choosing.ts'
import { asDrag, readFarDrag, readGripped } from './told/dragging.ts'
import { readElsewhere } from './told/spots.ts'
import { withoutCourtesies } from './told/courtesies.ts'
import { isTabLike } from './told/led-places.ts'
import { isPlaceFirst, readTelling, withLeads } from './told/leads.ts'
import { readAsked, readLook } from './told/looking.ts'
import { readNotes, readThingNotes } from './told/note-lists.ts'
import { withoutRemarks } from './told/wording.ts'
import { withOtherTargets } from './told/other-targets.ts'
import { readEarly } from './told/read-early.ts'
import type { ActionReader } from './told/readers.ts'
import { ofSameThing } from './told/same-thing.ts'
import type { StepProblem, TypedAction } from './types.ts'
import { windowRules } from './window-rules.ts'

// Keys before clicks ("Press Enter"), places before pointing ("Open the page"), dialogs before fields ("Enter "x" in the prompt").
const rules = [
  signInRules,
  windowRules,
  ...navigationRules,
  fileRules,
  gestureRules,
  ...pointerRules,
  ...fieldRules,
  focusRules,
]

// Last what only the page can bear out: an imperative that nothing else reads is the name of a control.
const byName = [...openingRules, businessRule]

// Who only looks does nothing; "see that …" says what must be seen.
const looking =
  /^(?:(?:launch|open|start) (?:the |a )?(?:web )?browser|do nothing|look at .+|(?:observe|look at|look|inspect|review|note|notice|watch|see)(?: (?:at )?(?:the |its )?[^\uE000]{1,60})?)$/i
const stating = / (?:that|whether|if|is|are|has|have|shows?|contains?|does|do) /i
// Each value with its field, said of the form that they are in.
const wholeForm = /^(?:fill in|fill out|fill|complete) (?:the |this )?form(?: with|:) (?=[^\uE000]*\uE000)/i
const verifying =
  /^(?:verify|check|ensure|make sure|expect|assert|confirm|(?:observe|see|note|notice)(?= that))(?: that| whether| if)? (.+)$/i
// What follows names one of them: the others are clauses of their own.
const several =
  /\b(checkbox|check box|box|radio button|button|option|field|link|tab|row|item|switch|entry|card)(?:es|s) (?=\uE000\d+\uE001$)/i
const place =
  /^(?:in|on|inside|within|from|under) ((?:the |an? )?.+?),? ((?:enter|type|select|choose|pick|click|press|check|tick|write|input|drag|pull|double-click|right-click|tap|hover) .+)$/i

/** How a sentence says that it is to be done, where what it says before that is no action itself. */
function explanation(text: string, reading: Reading): string | undefined {
  const { title, steps } = titled(text) ?? {}
  // What is done in a place is done there alone, and what is quoted is to be done as well.
  if (title !== undefined && (isPlaceFirst(title) || keepsApart(title, steps ?? '', reading.prose)))
    return undefined
  const [alone, ...more] = title === undefined ? [] : splitActions(title)
  const isTitle = alone !== undefined && more.length === 0 && !applyRules(rules, alone, reading)
  return isTitle ? steps : undefined
}

/** "Search for "milk" (press Enter)": a text in quotes that only one of both says is no heading of the other. */
function keepsApart(title: string, steps: string, prose: Prose): boolean {
  const said = literalsIn(steps, prose)
  return literalsIn(title, prose).some((text) => !said.includes(text))
}

export interface CompiledActions {
  actions: TypedAction[]
  /** Clauses that ask to verify something: they are read as expected results. */
  verifications: string[]
  problems: StepProblem[]
}

/** Compiles the action sentence of a step. What cannot be read becomes a problem that quotes it and says how to say it better. */
export function compileActions(
  whole: Reading,
  { earlier = [], answered = false }: { earlier?: readonly TypedAction[]; answered?: boolean } = {},
): CompiledActions {
  const ofThing = readThingNotes(whole, partOf(whole, answered))
  if (ofThing) return { actions: ofThing, verifications: [], problems: [] }
  const compiled: CompiledActions = { actions: [], verifications: [], problems: [] }
  const before: number[] = []
  const said = withoutActors(withoutCourtesies(whole.prose.text))
  const text = asDrag((explanation(said, whole) ?? said).replace(wholeForm, 'enter '))
  let last = earlier
  for (const told of withLeads(clausesOf(text, whole.prose), whole.prose)) {
    const words = told.replace(several, '$1 ').replace(/ (?:just |only )?once$/i, '')
    const clause = withGivenValue(words, whole.prose)
    const it = referent(last)
    const reading = it ? { ...whole, prose: { ...whole.prose, it } } : whole
    const seen = readLook(clause, reading, answered)
    const isLook = looking.test(clause) && !stating.test(` ${clause} `)
    const done = seen ?? (isLook ? [] : readDeed(clause, reading, last))
    const asked = done ? undefined : readAsked(clause, reading, answered)
    const read =
      done ??
      asked ??
      readToldAction(clause, reading, last) ??
      readNotes(clause, reading, last, partOf(whole, answered))
    const actions = read && accounted(read, clause, reading)
    const looks = asked !== undefined || seen !== undefined || done?.length === 0
    const verified =
      /^(?:check|confirm)\b(?! that| whether| if)/i.test(clause) && actions ? null : verifying.exec(clause)
    if (verified && !looks) compiled.verifications.push(verified[1] ?? '')
    else if (actions) {
      const meant = ofSameThing(actions, last)
      compiled.actions.push(...meant)
      if (meant.length > 0) last = meant
    } else {
      const inner = (text: string, said: readonly TypedAction[]) =>
        compileActions({ ...whole, prose: { ...whole.prose, text } }, { earlier: said, answered })
      const told = readTelling(clause, reading, last, inner)
      last = told?.spokenOf ?? last
      compiled.verifications.push(...(told?.verifications ?? []))
      compiled.actions.push(...(told?.actions ?? []))
      for (const problem of told?.problems ?? [notUnderstood(restore(words, whole.prose.literals))]) {
        before.push(compiled.actions.length)
        compiled.problems.push(problem)
      }
    }
  }
  const problems = compiled.problems.map((problem, at): StepProblem => {
    const followedBy = compiled.actions.length - (before[at] ?? 0)
    return { ...problem, unread: { as: 'actions', followedBy } }
  })
  return { ...compiled, problems }
}

/** Reads a part of a list of notes as a clause of its own, which has to be an action as a whole. */
const partOf =
  (whole: Reading, answered: boolean) =>
  (text: string, earlier: readonly TypedAction[]): TypedAction[] | undefined => {
    const part = compileActions({ ...whole, prose: { ...whole.prose, text } }, { earlier, answered })
    return part.problems.length + part.verifications.length === 0 ? part.actions : undefined
  }

// What refers back and what only one reader may have goes before the forms.
const readDeed: ActionReader = (clause, reading, last) =>
  doneAgain(clause, last) ??
  sameWith(clause, last, reading.prose) ??
  readEarly(clause, reading, last) ??
  readElsewhere(clause, reading, last) ??
  readFarDrag(clause, reading, last) ??
  readGripped(clause, reading, last) ??
  readClause(clause, reading) ??
  readPlainly(clause, reading)

// What stands beside what is done is left out where nothing reads it.
function readPlainly(clause: string, reading: Reading): TypedAction[] | undefined {
  const plain = withoutRemarks(clause)
  return plain === clause ? undefined : readClause(plain, reading)
}

// How often, or with nothing entered, is said beside what is done; the name of a control is what is thought of last.
function readClause(clause: string, reading: Reading): TypedAction[] | undefined {
  const plain = plainer(clause) ?? clause
  const { clause: bare, times, empty } = withoutAsides(plain)
  const wordings = new Set(times > 1 || empty ? [bare] : [clause, plain])
  for (const grammar of [rules, byName])
    for (const wording of wordings) {
      const actions = applyRules(grammar, wording, reading)
      if (!actions) continue
      const all = repeated(
        actions.map((action) => withOtherReading(action, plain, reading)),
        times,
      )
      return all && withOtherTargets(empty ? [emptyFields, ...all] : fromAnyList(all), clause, reading)
    }
  return undefined
}

// "In the "Name" field, enter "x"" says the place first; the rules want it last. A place that holds other things is that of all the clauses.
function clausesOf(text: string, prose: Prose): string[] {
  if (isListOfValues(text)) return [text]
  const [, where, what] = place.exec(text) ?? []
  // What tells how things are in a place is no place itself; what is called like a tab is gone to.
  if (where === undefined || what === undefined || /\b(?:there|is|are)\b/i.test(where))
    return splitActions(text)
  if (/^(?:on|in) /i.test(text) && isTabLike(where, what)) return [text]
  const clauses = splitActions(what)
  const shared = parseRegion(where, prose) !== undefined
  return clauses.map((clause, at) => {
    const isTargeted = clause.includes('\uE000') || clauses.length === 1
    return (shared ? isTargeted : at === 0) ? `${clause} in ${where}` : clause
  })
}

function notUnderstood(part: string): StepProblem {
  return {
    code: 'steps.not_understood',
    part,
    message: `I do not understand “${part}”. ${inEnglish(part, 'step') ?? advice(part)}`,
  }
}

function advice(part: string): string {
  if (/^(?:enter|type|fill|input|set|provide|complete)/i.test(part))
    return 'Say which value goes where: Enter "Ann" in the "Name" field, or give it as test data: name=Ann.'
  if (/^(?:select|choose|pick)/i.test(part)) return 'Say it like: Select "Express" from "Shipping".'
  if (/^(?:open|go|visit|navigate)/i.test(part))
    return 'Say it like: Open "/orders", Open the page, or Click the "Orders" link.'
  if (/^(?:search|filter)/i.test(part)) return 'Say it like: Enter "pier" in the "Search" field.'
  if (/^wait/i.test(part)) return 'Say it like: Wait until "Done" is shown, or Wait 2 seconds.'
  if (/^(?:upload|attach)/i.test(part))
    return 'Say it like: Upload a file "cv.pdf" of 2 MB to "CV", or Upload a PNG file to "Photo".'
  if (/^drag/i.test(part)) return 'Say it like: Drag "Milk" to the "Done" list.'
  if (/^(?:resize|switch)/i.test(part))
    return 'Say it like: Resize the window to 375 x 812, Switch to the new tab, or Switch to the first tab.'
  return 'Use one plain action with the name in quotes, such as: Click the "Save" button.'
}
