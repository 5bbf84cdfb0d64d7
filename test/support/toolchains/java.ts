import { existsSync, globSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ProjectFile } from '../../../shared/domain/test-scripts/types.ts'
import { chromiumPath } from '../browser/chromium-path.ts'
import { type Verdict, type Verdicts, run, writeProject } from './commands.ts'
import { seleniumJar } from './selenium-jar.ts'

/** The jars of JUnit in Debian's package `junit5`. */
const jars = [
  'junit-jupiter-api',
  'junit-jupiter-engine',
  'junit-platform-commons',
  'junit-platform-console',
  'junit-platform-engine',
  'junit-platform-launcher',
  'junit-platform-reporting',
  'junit-platform-suite-api',
  'opentest4j',
  'apiguardian-api',
  'picocli',
].map((name) => `/usr/share/java/${name}.jar`)

/** Annotations and classes of Cucumber-JVM with their signatures alone, by its public API: nothing of it comes without Maven Central. */
const cucumberSignatures = fileURLToPath(new URL('cucumber-jvm/', import.meta.url))

export type Compiled = { ok: boolean; output: string; how: string } | { missing: string }

interface Compiler {
  classPath: string[]
  how: string
}

/**
 * Compiles a project of Java: by Maven where Maven Central can be reached, else by `javac` with Selenium's real classes and JUnit of
 * Debian, without a warning. Says what is missing where neither can be had.
 */
export async function compileJavaProject(files: readonly ProjectFile[]): Promise<Compiled> {
  const folder = await writeProject(files)
  if ((await run('javac', ['-version'], { cwd: folder })).code !== 0)
    return { missing: 'Java projects need a JDK' }
  if ((await run('mvn', ['-version'], { cwd: folder })).code === 0 && (await reachesCentral())) {
    const { code, output } = await run('mvn', ['-q', '-B', 'test-compile'], { cwd: folder })
    return { ok: code === 0, output, how: 'mvn test-compile' }
  }
  const compiler = await compilerFor()
  if ('missing' in compiler) return compiler
  return await compile(folder, compiler)
}

/** Compiles a project and runs its tests by the console of JUnit, with the Chromium and ChromeDriver of the system. */
export async function runJUnit(files: readonly ProjectFile[], baseUrl: string): Promise<Verdicts> {
  const driver = '/usr/bin/chromedriver'
  if (!existsSync(driver))
    return { missing: 'Java projects need chromedriver: apt-get install chromium-driver' }
  const compiler = await compilerFor()
  if ('missing' in compiler) return compiler
  const folder = await writeProject(files)
  const { ok, output: errors } = await compile(folder, compiler)
  if (!ok) throw new Error(`The project does not compile:\n${errors}`)
  const env = { BASE_URL: baseUrl, CHROME_BINARY: await browserFor(folder), SE_OFFLINE: 'true' }
  const classPath = ['classes', ...compiler.classPath].join(delimiter)
  const launcher = [
    '-cp',
    classPath,
    `-Dwebdriver.chrome.driver=${driver}`,
    'org.junit.platform.console.ConsoleLauncher',
  ]
  const options = [
    '--scan-classpath=classes',
    '--disable-banner',
    '--disable-ansi-colors',
    '--details-theme=ascii',
  ]
  const { code, output } = await run('java', [...launcher, ...options], {
    cwd: folder,
    env,
    timeoutMs: 900_000,
  })
  // 0: all passed; 1: some failed; everything else: the tests did not run.
  if (code < 0 || code > 1) throw new Error(`The project ended with ${code}:\n${output}`)
  return { verdicts: new Map(verdictsIn(output)), output }
}

async function compilerFor(): Promise<Compiler | { missing: string }> {
  const absent = jars.filter((jar) => !existsSync(jar))
  if (absent.length > 0)
    return { missing: `Without Maven Central, Java projects need junit5 of Debian: apt-get install junit5` }
  const selenium = await seleniumJar()
  if (!selenium)
    return { missing: 'Neither Maven Central nor npm can be reached for the classes of Selenium' }
  return { classPath: [selenium, ...jars], how: 'javac with the classes of Selenium' }
}

async function compile(
  folder: string,
  { classPath, how }: Compiler,
): Promise<{ ok: boolean; output: string; how: string }> {
  const sources = globSync('src/**/*.java', { cwd: folder })
  const isCucumber = sources.some((path) => path.endsWith('RunCucumberTest.java'))
  const options = [
    '-Xlint:all,-classfile,-path,-processing,-serial',
    '-Werror',
    '-encoding',
    'UTF-8',
    '-d',
    'classes',
  ]
  const path = ['-cp', classPath.join(delimiter), ...(isCucumber ? ['-sourcepath', cucumberSignatures] : [])]
  const { code, output } = await run('javac', [...options, ...path, ...sources], { cwd: folder })
  return { ok: code === 0, output, how: isCucumber ? `${how} and signatures of Cucumber` : how }
}

/** A Chromium that runs as root, which it refuses with its sandbox. */
async function browserFor(folder: string): Promise<string> {
  const path = join(folder, 'browser', 'chromium')
  await mkdir(join(folder, 'browser'), { recursive: true })
  await writeFile(path, `#!/bin/sh\nexec '${await chromiumPath()}' --no-sandbox "$@"\n`, { mode: 0o755 })
  return path
}

const reachesCentral = (): Promise<boolean> =>
  fetch('https://repo1.maven.org/maven2/', { method: 'HEAD', signal: AbortSignal.timeout(5000) }).then(
    ({ ok }) => ok,
    () => false,
  )

const marks: Record<string, Verdict> = { OK: 'passed', S: 'skipped' }

/** The verdict of each test in the tree of the console, by the id that its display name begins with. */
function verdictsIn(output: string): [string, Verdict][] {
  return [...output.matchAll(/-- ([^\s:]+): .*? \[(OK|X|S|A)\](?: |$)/gm)].map(([, id = '', mark = '']) => [
    id,
    marks[mark] ?? 'failed',
  ])
}
