import { ruleTexts } from '../test/support/bombs/rule-texts.ts'
import { publicGenerator } from '../test/support/public-generator.ts'
import { type Figure, atLeast, told } from './figures.ts'
import { inProduct } from './in-product.ts'

const shapes = ['numbered paths', 'a rule under each heading', 'rows of values']
const idleMs = 5000
/** The machine has two cores at least: one for the engine, one for all the rest. What comes out is also read and stored by the rest. */
const leastShare = 0.2

/** What the engine takes from others on one machine: cheap requests, one after another, while three of the largest texts are designed from, and while nothing is. */
export const run = (): Promise<Figure[]> => inProduct(measured)

async function measured(origin: string): Promise<Figure[]> {
  const visitor = publicGenerator(origin)
  const texts = ruleTexts.filter(({ name }) => shapes.includes(name))
  const idle = () => answersUntil(origin, new Promise((resolve) => setTimeout(resolve, idleMs)))
  const before = await idle()
  const designs = Promise.all(texts.map(({ text }) => visitor.generate(text(199_000))))
  const busy = await answersUntil(origin, designs)
  await designs
  const after = await idle()
  const idleRate = (before.count + after.count) / (before.ms + after.ms)
  return [
    atLeast(
      'answers while the engine works : answers while it does not',
      busy.count / busy.ms / idleRate,
      leastShare,
    ),
    told('longest answer while the engine works', busy.longestMs, 'ms'),
    told('longest answer while it does not', Math.max(before.longestMs, after.longestMs), 'ms'),
    told(`${texts.length} texts of 199,000 characters at once`, busy.ms, 'ms'),
  ]
}

async function answersUntil(origin: string, end: Promise<unknown>) {
  let isOver = false
  const over = () => (isOver = true)
  end.then(over, over)
  const began = performance.now()
  let [count, longestMs] = [0, 0]
  while (!isOver) {
    const requestedAt = performance.now()
    const response = await fetch(`${origin}/api/health`)
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`/api/health answered ${response.status}`)
    longestMs = Math.max(longestMs, performance.now() - requestedAt)
    count++
  }
  return { count, longestMs, ms: performance.now() - began }
}
