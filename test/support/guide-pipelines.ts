import { parse } from 'yaml'
import type { Block } from './guide-blocks.ts'

interface Step {
  lines: string[]
  /** Names that the pipeline sets; its values stand for those of a reader. */
  names: string[]
}

interface Written {
  jobs?: Record<string, { env?: object; steps: { run?: string; env?: object }[] }>
}

const namesOf = (env: object = {}) => Object.keys(env)

/** What a workflow of GitHub Actions runs. */
const stepsOfGitHub = ({ jobs = {} }: Written): Step[] =>
  Object.values(jobs).flatMap(({ env, steps }) =>
    steps.flatMap(({ run, env: own }) =>
      run === undefined ? [] : [{ lines: [run], names: [...namesOf(env), ...namesOf(own)] }],
    ),
  )

/** What the jobs of GitLab CI run, but for the installation of tools that tests have. */
const stepsOfGitLab = (jobs: Record<string, { script?: string[]; variables?: object }>): Step[] =>
  Object.values(jobs).flatMap(({ script, variables }) =>
    script ? [{ lines: script, names: namesOf(variables) }] : [],
  )

/** Files of pipelines that a guide shows, by their names. */
export const pipelinesIn = (blocks: readonly Block[]): Block[] =>
  blocks.filter(({ language, words }) => language === 'yaml' && words !== '')

/** Runs what a pipeline runs, in the shell of a reader who has followed the guide and so has set what the pipeline needs: each for a commit of its own. */
export function playedPipeline({ words: file, text }: Block): string {
  const written = parse(text) as never
  const steps = file.startsWith('.github/') ? stepsOfGitHub(written) : stepsOfGitLab(written)
  const commit = crypto.randomUUID().replaceAll('-', '')
  return [
    `( export GITHUB_SHA=${commit} CI_COMMIT_SHA=${commit}`,
    ...steps.flatMap(({ names, lines }) => [...names.map((name) => `: "\${${name}:?}"`), ...lines]),
    ')',
    `echo "${file} ends well after ${steps.length} step"`,
  ].join('\n')
}
