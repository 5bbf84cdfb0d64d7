import { type Mark, marksOf } from './scan.ts'
import { Misfit } from './misfit.ts'

/** What a string of an answer says, before anybody knows whether it is a condition, an event or an effect. */
export type Node =
  | { is: 'number'; value: string; unit?: string }
  | { is: 'text'; value: string }
  | { is: 'name'; value: string }
  | { is: 'word'; value: string }
  | { is: 'call'; name: string; args: Node[] }
  | { is: 'op'; op: Operator; args: Node[] }

export type Operator = 'and' | 'or' | 'not' | '<' | '<=' | '=' | '!=' | '>=' | '>' | '+' | '-' | '*' | '/'

const mostCharacters = 900
const deepest = 12
const comparing = new Set(['<', '<=', '=', '!=', '>=', '>'])

/**
 * Reads one string of an answer: `length([Name]) >= 3 and not empty([Name])`. Throws a `Misfit` with the reason in words where it is
 * none, too long or too deep.
 */
export function parse(source: string): Node {
  if (source.length > mostCharacters) throw new Misfit('it is too long')
  const parser = new Parser(marksOf(source))
  const node = parser.either(0)
  parser.end()
  return node
}

class Parser {
  private at = 0
  private readonly marks: readonly Mark[]

  constructor(marks: readonly Mark[]) {
    this.marks = marks
  }

  end(): void {
    const mark = this.marks[this.at]
    if (mark) throw new Misfit(`"${mark.value}" is not expected there`)
  }

  either(depth: number): Node {
    if (depth > deepest) throw new Misfit('it is too deep')
    return this.joined('or', () => this.joined('and', () => this.negation(depth)))
  }

  private joined(op: 'and' | 'or', next: () => Node): Node {
    const args = [next()]
    while (this.takes('word', op)) args.push(next())
    return args.length === 1 && args[0] ? args[0] : { is: 'op', op, args }
  }

  private negation(depth: number): Node {
    if (depth > deepest) throw new Misfit('it is too deep')
    if (this.takes('word', 'not')) return { is: 'op', op: 'not', args: [this.negation(depth + 1)] }
    return this.comparison(depth)
  }

  /** `4 <= length([Name]) <= 16` is both comparisons. */
  private comparison(depth: number): Node {
    let left = this.sum(depth)
    const found: Node[] = []
    for (let mark = this.marks[this.at]; mark?.is === 'mark'; mark = this.marks[this.at]) {
      if (!comparing.has(mark.value)) break
      this.at += 1
      const right = this.sum(depth)
      found.push({ is: 'op', op: mark.value as Operator, args: [left, right] })
      left = right
    }
    const [only, ...more] = found
    return only === undefined ? left : more.length === 0 ? only : { is: 'op', op: 'and', args: found }
  }

  private sum(depth: number): Node {
    return this.chain(['+', '-'], () => this.chain(['*', '/'], () => this.factor(depth)))
  }

  private chain(operators: readonly ('+' | '-' | '*' | '/')[], next: () => Node): Node {
    let left = next()
    for (;;) {
      const op = operators.find((one) => this.takes('mark', one))
      if (!op) return left
      left = { is: 'op', op, args: [left, next()] }
    }
  }

  private factor(depth: number): Node {
    if (depth > deepest) throw new Misfit('it is too deep')
    const mark = this.marks[this.at]
    if (!mark) throw new Misfit('it ends too early')
    this.at += 1
    if (mark.is === 'number') return this.amount(mark.value)
    if (mark.is === 'text' || mark.is === 'name') return { is: mark.is, value: mark.value }
    if (mark.is === 'word')
      return this.takes('mark', '(') ? this.call(mark.value, depth) : { is: 'word', value: mark.value }
    if (mark.value === '(') {
      const inner = this.either(depth + 1)
      this.must(')')
      return inner
    }
    const negative = mark.value === '-' ? this.factor(depth + 1) : undefined
    if (negative?.is === 'number') return { ...negative, value: `-${negative.value}` }
    throw new Misfit(`"${mark.value}" is not expected there`)
  }

  private amount(value: string): Node {
    const next = this.marks[this.at]
    if (next?.is !== 'word' || next.value === 'and' || next.value === 'or') return { is: 'number', value }
    this.at += 1
    return { is: 'number', value, unit: next.value }
  }

  private call(name: string, depth: number): Node {
    const args: Node[] = []
    if (this.takes('mark', ')')) return { is: 'call', name, args }
    do args.push(this.either(depth + 1))
    while (this.takes('mark', ','))
    this.must(')')
    return { is: 'call', name, args }
  }

  private takes(is: Mark['is'], value: string): boolean {
    const mark = this.marks[this.at]
    const fits = mark?.is === is && mark.value === value
    if (fits) this.at += 1
    return fits
  }

  private must(value: string): void {
    if (!this.takes('mark', value)) throw new Misfit(`"${value}" is missing`)
  }
}

/** Every node below one, itself first. */
export function nodesIn(node: Node): Node[] {
  return 'args' in node ? [node, ...node.args.flatMap(nodesIn)] : [node]
}
