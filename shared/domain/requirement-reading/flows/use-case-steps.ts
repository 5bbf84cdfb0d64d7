import type { Statement } from '../resolve/draft.ts'

/** An item of a use case with all its sentences: "3.", "3a", "3a1", or what stands under a heading of its own. */
export interface Item {
  mark: string
  statements: Statement[]
}

/** A branch: what it parts from, and its items; the first tells when it is taken. */
export interface Branch {
  /** The number of the main step, from 1. */
  at: number
  /** What its heading tells of when it is taken. */
  title?: string
  items: Item[]
}

export interface UseCase {
  title: string
  /** "Preconditions: …", "Trigger: …", "Success guarantee: …", by their kind. */
  labels: Map<'given' | 'trigger' | 'after', Statement[]>
  main: Item[]
  branches: Branch[]
}

const labels: ['given' | 'trigger' | 'after', RegExp][] = [
  ['given', /^pre-?conditions?:/i],
  ['trigger', /^trigger:/i],
  ['after', /^(?:success(?:ful)? (?:guarantees?|end(?: condition)?)|post-?conditions?|result|outcome):/i],
]
const mainHead =
  /\b(?:main|basic|normal|success(?:ful)?|happy|primary|typical)\b.*\b(?:scenario|flow|course|path|story|steps)\b|\buse case\b/i
const mainFlow = /^(?:the )?(?:main|basic|normal|success(?:ful)?|happy|primary|typical|mss)\b/i
const branchHead = /^(?:alternative|alternate|exception|extension|error|branch|variation)\b/i
const stepIn = /\b(?:at|from|in|after|of|to|on)? ?steps? (\d{1,2})\b/i

/** Use cases of a text: numbered steps, with branches that name the step that they part from. */
export function useCasesOf(statements: readonly Statement[], taken: ReadonlySet<number>): UseCase[] {
  const found: UseCase[] = []
  let open: UseCase | undefined
  let branch: Branch | undefined
  let title = ''
  let isNamed = false
  let said: UseCase['labels'] = new Map()
  let block: number | undefined
  let last: Item | undefined
  for (const statement of statements) {
    const { sentence } = statement
    if (sentence.is === 'heading') {
      const at = open && branchHead.test(sentence.text) ? stepIn.exec(sentence.text)?.[1] : undefined
      branch = at && open ? { at: Number(at), title: conditionIn(sentence.text), items: [] } : undefined
      if (branch) open?.branches.push(branch)
      isNamed = mainHead.test(sentence.text) || (isNamed && /\buse case\b/i.test(title))
      if (!branch && !branchHead.test(sentence.text) && (title === '' || !mainFlow.test(sentence.text)))
        title = sentence.text
      last = undefined
      continue
    }
    const label = labels.find(([, words]) => words.test(sentence.text))?.[0]
    if (label || (sentence.block !== undefined && sentence.block === block && sentence.is === 'sentence')) {
      const own = label ?? [...said.keys()].at(-1)
      if (own) said.set(own, [...(said.get(own) ?? []), statement])
      block = sentence.block
      continue
    }
    block = undefined
    if (sentence.is !== 'item' || taken.has(sentence.number)) continue
    const { mark } = sentence
    if (mark === undefined) {
      if (last && last.statements.at(-1)?.sentence.block === sentence.block) last.statements.push(statement)
      continue
    }
    const own = /^(\d{1,2})([a-z])(\d*)$/.exec(mark)
    last = { mark, statements: [statement] }
    if (branch && !own) branch.items.push(last)
    else if (own && open) {
      const before = open.branches.at(-1)
      const key = `${own[1]}${own[2]}`
      if (own[3] === '' || before?.items[0]?.mark !== key)
        open.branches.push({ at: Number(own[1]), items: [last] })
      else before.items.push(last)
    } else if (/^1[.)]?$/.test(mark)) {
      open = { title, labels: said, main: [last], branches: [] }
      said = new Map()
      if (isNamed) found.push(open)
    } else if (open && Number.parseInt(mark, 10) === open.main.length + 1) open.main.push(last)
    if (open && open.branches.length > 0 && !found.includes(open)) found.push(open)
  }
  return found.filter(
    ({ main, branches }) => main.length > 1 && branches.every(({ at }) => at <= main.length),
  )
}

/** "Alternative flow A1: wrong PIN (step 4)" is taken at a wrong PIN. */
const conditionIn = (heading: string): string =>
  heading
    .replace(/\([^()]*\bsteps? \d+[^()]*\)/i, '')
    .replace(stepIn, '')
    .replace(
      /^(?:alternative|alternate|exception|extension|error|branch|variation)s?(?: (?:flow|path|course|scenario|case))?(?: ?[A-Z]{0,2}\d+[a-z]?)? ?[:–-]? ?/i,
      '',
    )
    .trim()
