import type { FileScope } from '../../python/file-scope.ts'
import { helperRegistry } from '../../python/helpers/registry.ts'
import { helperModules, importsOf } from '../../python/modules.ts'
import { gitignore, readme, workflow } from '../../python/support-files.ts'
import { plainMarkdown } from '../../markdown.ts'
import { textParts } from '../../text-parts.ts'
import type { ProjectFile } from '../../types.ts'
import type { BddProject } from '../types.ts'

/** The helpers that step functions call, as files below `folder`, and what a file imports to call them. */
export function sharedFunctions(
  { baseUrl }: BddProject,
  { helpers, kinds }: FileScope,
  folder: string,
): { files: ProjectFile[]; imports: string[] } {
  const registry = helperRegistry({ baseUrl, kinds })
  const files = [...helperModules(helpers, registry)].map(([module, content]) => ({
    path: `${folder}helpers/${module}.py`,
    content,
  }))
  if (files.length > 0) files.push({ path: `${folder}helpers/__init__.py`, content: '' })
  return { files, imports: importsOf(helpers, registry) }
}

export interface Runner {
  /** Packages by their versions. */
  requirements: Record<string, string>
  what: string
  /** The command of the CI, and what it keeps. */
  command: string
  results: string
  /** Commands that the README shows. */
  run: string[]
}

/** Manifest, README and CI of a project of features. */
export function surroundings(project: BddProject, runner: Runner): ProjectFile[] {
  const requirements = Object.entries(runner.requirements).map(([name, version]) => `${name}==${version}\n`)
  const secrets = project.features
    .flatMap(({ content }) => textParts(content))
    .flatMap((part) => (typeof part === 'object' && 'secret' in part ? [part.secret] : []))
  return [
    readme({
      name: `${plainMarkdown(project.name) || 'Site'}: features`,
      what: `${runner.what} Tags are the id of the case, its requirement and its own tags. Scenarios tagged \`@manual\` are for a person: their first step skips them and says why.`,
      run: runner.run,
      baseUrl: project.baseUrl,
      secrets: [...new Set(secrets)].toSorted(),
      skipped: [],
    }),
    { path: 'requirements.txt', content: requirements.join('') },
    gitignore,
    workflow(runner.command, runner.results),
  ]
}
