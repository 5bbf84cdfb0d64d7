import { execFile, spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { guides } from '../../web/guides/list.ts'
import { type Block, blocksOf } from './guide-blocks.ts'
import { pipelinesIn, playedPipeline } from './guide-pipelines.ts'

// The examples of these are steps, requirements and calls of tools, which other tests read.
const withoutCommands = new Set(['steps', 'requirements', 'assistant-tests'])
/** The guides that have commands, by name. */
export const written = guides.map(({ name }) => name).filter((name) => !withoutCommands.has(name))

/** What the guides ask for. */
export const hasTools = ['jq', 'curl', 'bash'].every((tool) => spawnSync(tool, ['--version']).status === 0)

/** What bash says to a text that is pasted into it; the first command that fails ends it. */
export async function paste(text: string, { cwd, temporary }: { cwd: string; temporary: string }) {
  const strict = `set -eEo pipefail; trap 'echo "this failed: $BASH_COMMAND" >&2' ERR\n`
  const path = `${dirname(process.execPath)}:${process.env['PATH']}`
  return promisify(execFile)('bash', ['-c', strict + text], {
    cwd,
    env: { ...process.env, PATH: path, TMPDIR: temporary },
    maxBuffer: 2 ** 26,
    timeout: 600_000,
  })
}

/** Does what a reader does with a guide: saves the files that it names and pastes its commands, one after the other, then lets its pipelines run. */
export async function follow(
  guide: string,
  { origin, second, cwd, temporary }: Record<'origin' | 'second' | 'cwd' | 'temporary', string>,
) {
  const blocks = await blocksOf(guide)
  const here = (text: string) =>
    text.replaceAll('http://localhost:8787', origin).replaceAll('http://localhost:8788', second)
  const isFile = ({ words }: Block) => words !== '' && words !== 'no-run' && !words.includes('/')
  for (const { words, text } of blocks.filter(isFile)) await writeFile(join(cwd, words), here(text))
  const commands = blocks.filter(({ language, words }) => language === 'sh' && words === '')
  const pasted = [...commands.map(({ text }) => text), ...pipelinesIn(blocks).map(playedPipeline)]
  return paste(here(pasted.join('\n')), { cwd, temporary })
}
