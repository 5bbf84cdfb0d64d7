import { keyed, rule, type Caught, type Rule } from './patterns.ts'
import type { Check } from './types.ts'

const status = '(?:(?:the|an?) )?(?:http )?(?:status )?(?:code )?(?<status>[1-5]\\d\\d)(?: [a-z ]{1,30})?'
const answers = '(?:answers|responds|replies|is answered|returns|gets|ends|succeeds|fails)'

/** What the browser tells about the page rather than the page itself: downloads, the console, HTTP answers. */
export const observationRules: Rule<Check> = keyed(
  /\b(?:download(?:s|ed)?|console|logged|https?|status|answer(?:s|ed)?|respon(?:ds|se)|replies|returns|request)\b/i,
  () => [...downloadRules(), ...consoleRules(), ...statusRules()],
)

function downloadRules(): Rule<Check>[] {
  const download =
    (negated: boolean) =>
    (caught: Caught): Check[] | undefined => {
      const expected = caught.literal('name')?.trim()
      if (caught.words('name') !== undefined && !expected) return undefined
      return [{ kind: 'assert_download', ...(expected ? { expected } : {}), ...(negated ? { negated } : {}) }]
    }
  const file = '(?:(?:the|an?) )?(?:file|download|document)'
  const happens =
    '(?:(?:is|was|gets|has been) (?:offered for download|downloaded|offered|started)|starts|begins|downloads|is ready for download)'
  return [
    rule(
      'no (?:file|download|document)s? (?:(?:is|are) (?:offered for download|downloaded|started)|starts?|begins?)',
      download(true),
    ),
    rule(
      `(?:${file} (?:named |called )?)?{name:lit} is not (?:offered for download|downloaded)`,
      download(true),
    ),
    rule(
      `(?:${file} (?:of )?(?:the file )?(?:named |called )?)?{name:lit} (?:is|was|gets|has been) (?:offered for download|downloaded)`,
      download(false),
    ),
    rule(
      `(?:the|a) download of (?:the file )?{name:lit} (?:starts|begins|is offered|is started)`,
      download(false),
    ),
    rule(`(?:the|a) download ${happens}`, download(false)),
    rule('(?:the|a) (?:file|document) (?:is|was|gets) (?:offered for download|downloaded)', download(false)),
  ]
}

function consoleRules(): Rule<Check>[] {
  const none = (): Check[] => [{ kind: 'assert_console', negated: true }]
  const console = "(?:the )?(?:browser(?:'s)? |javascript )?console"
  return [
    rule(
      `(?:there (?:is|are) )?no (?:javascript |script )?(?:console errors?|errors? (?:in|on|to) ${console})(?: (?:is|are) (?:shown|logged|written|reported)| occurs?| appears?| exists?)?`,
      none,
    ),
    rule(
      `no (?:javascript |script )?errors? (?:(?:is|are) )?(?:logged|written|reported|shown|appears?)(?: (?:in|to|on) ${console})?`,
      (caught) => (/console|logged/i.test(caught.clause) ? none() : undefined),
    ),
    rule(`${console} (?:shows|has|contains|reports) no errors?`, none),
    rule(`${console} (?:is free of errors|is without errors)`, none),
    rule(`${console} (?:shows|has|contains|reports) (?:the|an) error {text:lit}`, (caught) => {
      const expected = caught.literal('text')
      return expected?.trim() ? [{ kind: 'assert_console', expected }] : undefined
    }),
  ]
}

function statusRules(): Rule<Check>[] {
  const build = (caught: Caught): Check[] | undefined => {
    const request = caught.literal('url')?.trim()
    if (caught.words('url') !== undefined && !/^(?:[A-Z]+ )?(?:https?:\/\/|\/)/.test(request ?? ''))
      return undefined
    const method = caught.words('method')?.toUpperCase()
    const named = request === undefined ? {} : { request: method ? `${method} ${request}` : request }
    const expected = caught.words('status') ?? ''
    const negated = caught.words('not') === undefined ? {} : { negated: true }
    return [{ kind: 'assert_status', expected, comparison: 'equals', ...named, ...negated }]
  }
  return [
    rule(
      `(?:the )?(?:page|server|site|response|application|document) ${answers} (?:with )?(?:the )?${status}`,
      build,
    ),
    rule(
      `(?:the )?(?:http status(?: code)?|response status(?: code)?|status code)(?: of the (?:page|response))? is (?<not>not )?${status}`,
      build,
    ),
    rule(
      `(?:the|an?) (?:(?<method>get|post|put|patch|delete) )?request to {url:lit} ${answers} (?:with )?(?:the )?${status}`,
      build,
    ),
  ]
}
