import { stripVTControlCharacters } from 'node:util'

/** The runtime says so when somebody hung up before the end of an answer, which is no error of anybody's. */
const hungUp = /disconnected: .*(?:Broken pipe|Connection reset)/

/** Whether what was said at a level is shown to whoever started the product; everything is in the log. */
export const isNews = (level, message) => level === 'error' && !hungUp.test(message)

/** Writes what Workers and their runtime say: all of it to stdout, which becomes the log, and errors to stderr. */
export function say(level, message) {
  const line = `${stripVTControlCharacters(String(message)).trimEnd()}\n`
  if (isNews(level, line)) process.stderr.write(line)
  else process.stdout.write(line)
}
