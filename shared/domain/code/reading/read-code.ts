import type { Sentence } from '../../requirement-reading/requirement-schema.ts'
import { annotated } from './annotations.ts'
import type { CodeFunction } from './functions.ts'
import { inputsOf } from './inputs.ts'
import { readJava } from './java.ts'
import type { FunctionDeclaration, Program, Span } from './program.ts'
import { readPython } from './python.ts'
import { calleeOf, scopeFor } from './resolve.ts'
import { rulesOf } from './rules.ts'
import { readTypeScript } from './typescript.ts'
import { wordTable } from '../../basics/word-table.ts'

export const codeLanguages = ['typescript', 'javascript', 'python', 'java'] as const
export type CodeLanguage = (typeof codeLanguages)[number]

/** A piece of code; its rules stand in the functions, so of facts there are none. */
export type CodeSentence = Sentence & { facts: never[] }

/** What was read from a source file: its functions, its enumerations, and every piece of it as a sentence. */
export interface ReadCode {
  language?: CodeLanguage
  sentences: CodeSentence[]
  functions: CodeFunction[]
}

const longest = 500_000

const readers: Record<CodeLanguage, (text: string) => Program> = {
  typescript: readTypeScript,
  javascript: readTypeScript,
  python: readPython,
  java: readJava,
}

/**
 * Reads validations from code: comparisons, patterns, enumerations and the errors they lead to. `text.slice(start, end)` is a
 * sentence's text. A language that is not known, or code of more than 500,000 characters, is accounted as not read.
 */
export function readCode(text: string, language?: string): ReadCode {
  if (text.trim() === '') return { sentences: [], functions: [] }
  const known = languageOf(text, language)
  if (known === undefined)
    return notRead(
      text,
      `code in ${language ?? 'this language'} is not read; TypeScript, JavaScript, Python and Java are`,
    )
  if (text.length > longest) return notRead(text, `code of more than ${longest} characters is not read`)
  const program = readers[known](text)
  const functions = functionsOf(program)
  return { language: known, functions, sentences: sentencesOf(text, functions, program) }
}

function notRead(text: string, reason: string): ReadCode {
  return {
    functions: [],
    sentences: [{ text, start: 0, end: text.length, section: 0, kind: 'notRead', reason, facts: [] }],
  }
}

const names = wordTable<CodeLanguage>({
  ts: 'typescript',
  tsx: 'typescript',
  js: 'javascript',
  jsx: 'javascript',
  py: 'python',
  python3: 'python',
})

function languageOf(text: string, language: string | undefined): CodeLanguage | undefined {
  const named = language?.trim().toLowerCase()
  if (named) return codeLanguages.find((one) => one === named) ?? names[named]
  if (/^\s*(?:def|class) [\w]+.*:\s*(?:#.*)?$/m.test(text) || /^\s*(?:elif|except)\b.*:/m.test(text))
    return 'python'
  if (
    /\b(?:public|private|protected) (?:static |final )*(?:class|record|enum|void|int|String|boolean|double|long)\b/.test(
      text,
    )
  )
    return 'java'
  return /\b(?:function|const|let|interface|export|=>)/.test(text) ? 'typescript' : undefined
}

/** Functions with outcomes, and records with validation annotations. */
function functionsOf(program: Program): CodeFunction[] {
  const taken = new Set<FunctionDeclaration>()
  for (const { body } of program.functions)
    visitCalls(body, (target) => {
      const callee = calleeOf(target, program)
      if (callee) taken.add(callee)
    })
  const found = program.functions.map((declaration, index) => ({
    ...functionFrom(declaration, program, `F${index + 1}`),
    inlined: taken.has(declaration),
  }))
  return [...found, ...annotated(program, found.length)].filter(({ rules }) => rules.length > 0)
}

/** Calls visitor with the target of every call in a tree of statements and expressions. */
function visitCalls(tree: unknown, visit: (target: never) => void): void {
  const open: unknown[] = [tree]
  while (open.length > 0) {
    const one = open.pop()
    if (one === null || typeof one !== 'object') continue
    if ('kind' in one && one.kind === 'call' && 'target' in one) visit(one.target as never)
    open.push(...(one instanceof Map ? one.values() : Object.values(one)))
  }
}

function functionFrom(
  declaration: FunctionDeclaration,
  program: Program,
  id: string,
): Omit<CodeFunction, 'inlined'> {
  const { name, owner, start, end } = declaration
  const { rules, unread } = rulesOf(declaration, scopeFor(declaration, program))
  return {
    id,
    name:
      /^(?:constructor|__init__|__post_init__)$/.test(name) || name === owner ? `new ${owner ?? name}` : name,
    start,
    end,
    rules,
    unread,
    inputs: inputsOf(declaration, program, rules),
  }
}

/** Every piece of the source once: rules and enumerations as requirements, the rest as context. */
function sentencesOf(text: string, functions: CodeFunction[], { enumerations }: Program): CodeSentence[] {
  const spans = [...functions.flatMap(({ rules, unread }) => [...rules, ...unread]), ...enumerations.values()]
    .map(({ start, end }) => ({ start, end }))
    .sort((a, b) => a.start - b.start || b.end - a.end)
  const sentences: CodeSentence[] = []
  let at = 0
  const add = (span: Span, kind: 'requirement' | 'context') => {
    const raw = text.slice(span.start, span.end)
    const start = span.start + (raw.length - raw.trimStart().length)
    const piece = raw.trim()
    if (/[\p{L}\p{N}]/u.test(piece))
      sentences.push({ text: piece, start, end: start + piece.length, section: 0, kind, facts: [] })
  }
  for (const span of spans) {
    if (span.start < at) continue
    add({ start: at, end: span.start }, 'context')
    add(span, 'requirement')
    at = span.end
  }
  add({ start: at, end: text.length }, 'context')
  return sentences
}
