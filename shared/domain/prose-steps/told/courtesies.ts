import { readSymbol } from './symbols.ts'

// What people say to each other in front of an instruction and behind it, sentence by sentence.
const greeting =
  /(^|[.;!?] )(?:(?:hi|hello|hey|hi there|ok(?:ay)?|well|right|alright|all right|good|great|fine|oh|so|by the way|btw|anyway|actually|besides|additionally|in addition|furthermore|moreover|for completeness|just for fun|just to be (?:sure|safe)|next up|on to the next one|for a change|this time|as a last step|last but not least|to be sure)(?:,| [-–—]|:) (?:and |so )?)+(?=\S)/gi
const request =
  /(^|[.;!?] |, (?:and )?|: )(?:(?:could|can|would|will) you|(?:we|you) (?:now )?want to|i(?:['’]d| would) like (?:you )?to|be so kind (?:as to|and)|kindly)(?: please| now| then| kindly| also)* (?=[a-z])/gi
const question = /\?(?=$| )/g
const please = /,? (?:if you )?please(?=$|[.;:!,])/gi
// "So let's do that and click it": what is done stands behind it.
const announcing = /\b(?:let['’]s|let us) do (?:that|it|this|so)(?: then| now)?(?: and|:|,) (?=[a-z])/gi

// "Have a go at dragging" is to drag.
const trying = /\b(?:have|take|give it) an? (?:go|shot|try|crack|attempt) (?:at )?([a-z]+)ing\b/gi
const withE = /^(?:typ|mov|mak|tak|writ|chos|clos|remov|delet|sav|chang|us|giv|plac|releas|resiz|paste)$/i
const base = (stem: string): string =>
  withE.test(stem) ? `${stem}e` : stem.replace(/([bdgmnprt])\1$/i, '$1')
// "… and you'll get a little cross, click that": what comes of it stands with it.
const coming =
  /,? (?:and|whereupon|so) (?:then )?(?:you|there)(?:['’]ll| will| should)? (?:then )?(?:get|see|find|notice|have|be|appears?) (?:an? |the |some )([^,;.:]{1,40})(?:,| and|;) (?:then |now |so )?((?:double-)?click|press|tap|hit|push)(?: on)? (?:that|it|this)(?: one)?(?=$|[.,;])/gi

/** An action without what is said for politeness' sake. A question that asks somebody to do something is an instruction. */
export function withoutCourtesies(text: string): string {
  const asked = text.replace(request, '$1')
  const plain = asked === text ? text : asked.replace(question, '.')
  const said = plain
    .replace(trying, (_all, stem: string) => base(stem))
    .replace(
      coming,
      (_all, what: string, verb: string) => `, ${verb} the ${what}${readSymbol(what)?.sure ? ' of it' : ''}`,
    )
    .replace(announcing, '')
    .replace(please, '')
    .replace(greeting, '$1')
  return said.replace(/[\s.,;]+$/, '').trim() || text
}
