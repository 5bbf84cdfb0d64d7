import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ProjectFile } from '../../../shared/domain/test-scripts/types.ts'
import { type Ran, takePackages, run, writeProject } from './commands.ts'

/** How JavaScript is read by the same types: what it cannot say is taken for anything. */
const looseTypes = JSON.stringify({
  compilerOptions: {
    target: 'es2023',
    lib: ['es2023', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleDetection: 'force',
    moduleResolution: 'bundler',
    allowJs: true,
    checkJs: true,
    noImplicitAny: false,
    noEmit: true,
    skipLibCheck: true,
    types: ['cypress', '@testing-library/cypress'],
  },
  include: ['cypress'],
})

/** Installs a project of Cypress without its browser and checks its code against Cypress' own types; or why it could not be installed. */
export async function checkCypress(files: readonly ProjectFile[]): Promise<Ran | { missing: string }> {
  const folder = await writeProject(files)
  const refused = await takePackages(folder)
  if (refused) return { missing: refused }
  if (files.some(({ path }) => path === 'tsconfig.json'))
    return await run('npx', ['tsc', '--noEmit'], { cwd: folder })
  await writeFile(join(folder, 'tsconfig.json'), looseTypes)
  // A project in JavaScript brings no compiler, so that of this repository reads it.
  return await run('tsc', ['--noEmit', '-p', folder], { cwd: folder })
}
