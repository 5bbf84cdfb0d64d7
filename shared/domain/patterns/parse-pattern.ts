import { type AST, RegExpParser } from '@eslint-community/regexpp'
import { makeAtom } from './atom.ts'
import { once } from '../basics/once.ts'
import type { PatternNode } from './types.ts'

const parser = once(() => new RegExpParser({ ecmaVersion: 2024 }))

/**
 * Reads an ECMAScript pattern (without slashes) into a tree. Undefined for a syntax error and for what is not regular.
 * Flag u first; patterns that only the older syntax allows (`\-`) are read in that one, unless it would take an escape of another
 * language (`\A`, `\Z`, `\h`, `{,3}`) for plain letters.
 */
export function parsePattern(source: string, ignoreCase: boolean): PatternNode | undefined {
  const parsed =
    parse(source, true) ?? (/[\ud800-\udfff]|\{,\d/.test(source) ? undefined : parse(source, false))
  if (!parsed) return undefined
  try {
    return choiceOf(parsed.pattern.alternatives, { ignoreCase, lenient: !parsed.unicode })
  } catch {
    return undefined
  }
}

function parse(source: string, unicode: boolean) {
  try {
    return { pattern: parser().parsePattern(source, 0, source.length, { unicode }), unicode }
  } catch {
    return undefined
  }
}

interface Reading {
  ignoreCase: boolean
  lenient: boolean
}

function choiceOf(alternatives: AST.Alternative[], reading: Reading): PatternNode | undefined {
  const options = alternatives.map(({ elements }) => sequenceOf(elements, reading))
  if (!options.every((option) => option !== undefined)) return undefined
  const [only] = options
  return options.length === 1 ? only : { kind: 'choice', options }
}

function sequenceOf(elements: AST.Element[], reading: Reading): PatternNode | undefined {
  const parts = elements.map((element) => nodeOf(element, reading))
  return parts.every((part) => part !== undefined) ? { kind: 'sequence', parts } : undefined
}

function nodeOf(element: AST.Element, reading: Reading): PatternNode | undefined {
  switch (element.type) {
    case 'Assertion':
      return element.kind === 'start' || element.kind === 'end' ? { kind: element.kind } : undefined
    case 'Group':
    case 'CapturingGroup':
      return choiceOf(element.alternatives, reading)
    case 'Quantifier': {
      const of = nodeOf(element.element, reading)
      return of && { kind: 'repeat', of, min: element.min, max: element.max }
    }
    case 'Character':
    case 'CharacterSet':
    case 'CharacterClass':
      return atomOf(element, reading)
    default:
      return undefined
  }
}

function atomOf(
  element: AST.Character | AST.CharacterSet | AST.CharacterClass,
  { ignoreCase, lenient }: Reading,
): PatternNode | undefined {
  const raw = rawOf(element, lenient)
  if (raw === undefined) return undefined
  const named = element.type === 'CharacterClass' && !element.negate ? element.elements.flatMap(namedBy) : []
  const literal = element.type === 'Character' ? String.fromCodePoint(element.value) : undefined
  const parts = { raw, written: element.raw, named: literal === undefined ? named : [literal] }
  return { kind: 'atom', atom: makeAtom(literal === undefined ? parts : { ...parts, literal }, ignoreCase) }
}

function namedBy(element: AST.CharacterClassElement): string[] {
  if (element.type === 'Character') return [String.fromCodePoint(element.value)]
  return element.type === 'CharacterClassRange' ? [String.fromCodePoint(element.min.value)] : []
}

/** The same set in the syntax of flag u; undefined for an escape that means something else elsewhere. */
function rawOf(element: AST.Element | AST.CharacterClassElement, lenient: boolean): string | undefined {
  switch (element.type) {
    case 'Character':
      return lenient && isForeign(element) ? undefined : `\\u{${element.value.toString(16)}}`
    case 'CharacterSet':
      return element.raw
    case 'CharacterClassRange': {
      const [from, to] = [rawOf(element.min, lenient), rawOf(element.max, lenient)]
      return from && to && `${from}-${to}`
    }
    case 'CharacterClass': {
      const parts = element.elements.map((part) => rawOf(part, lenient))
      const known = parts.every((part) => part !== undefined)
      return known ? `[${element.negate ? '^' : ''}${parts.join('')}]` : undefined
    }
    default:
      return undefined
  }
}

/** `\A` read as "A", a backslash alone, an octal escape: legal in old ECMAScript, but not what anybody means. */
function isForeign({ raw, value }: AST.Character): boolean {
  if (raw === '\\' || /^\\[1-9]|^\\0\d/.test(raw)) return true
  return /^\\[a-z]$/i.test(raw) && raw.codePointAt(1) === value
}
