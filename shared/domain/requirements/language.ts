const english = new Set(
  'the a an of to and or is are be must shall should can may will with for in on at by from when if then that this it its not no as has have user system page field message shown after before between than more least most only one each all required valid enter select click button'.split(
    ' ',
  ),
)
const foreign = new Set(
  'der die das den dem des ein eine einen und oder ist sind muss müssen soll sollen wird werden nicht mit für von zu zum zur bei wenn dann zwischen auf als auch kann können darf le la les un une des du et est sont doit doivent être avec pour dans sur si alors entre pas que qui il elle au aux el los las una unos y es son debe deben ser estar con para por en si entonces no que del al se lo il gli deve devono essere per con tra fra non che della delle o os as uma deve devem entre com não que do da het een moet moeten zijn wordt worden met voor van als dan tussen niet kan och är ska skal må mellan mellem inte ikke med för jest są musi być oraz nie dla od do przy lub należy'.split(
    ' ',
  ),
)
const longestSentence = 2000

/**
 * Says why a sentence cannot be read by the English grammar, or nothing when it can.
 * Looks at scripts, function words, control characters and length; short labels without function words pass.
 */
export function whyNotRead(sentence: string): string | undefined {
  if (sentence.length > longestSentence) return 'longer than a sentence'
  // oxlint-disable-next-line no-control-regex -- control characters are what marks binary input
  if (/[\u0000-\u0008\u000E-\u001F\uFFFD]/.test(sentence)) return 'not text'
  if (/\S{120}/.test(sentence.replace(/["“][^"”]{0,400}["”]/g, ''))) return 'not words'
  const letters = sentence.match(/\p{L}/gu)?.length ?? 0
  if (letters === 0) return /\d/.test(sentence) ? undefined : 'not words'
  const latin = sentence.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (latin < letters * 0.7 && !/["“]/.test(sentence)) return 'language'
  const plain = sentence.replace(/["“][^"”]{0,400}["”]/g, ' ')
  return foreignWords(plain) ? 'language' : undefined
}

function foreignWords(text: string): boolean {
  let own = 0
  let other = 0
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
    if (english.has(word)) own += 1
    else if (foreign.has(word)) other += 1
    else if (/[àâäçèéêëìíîïñòóôöùúûüßåæøąćęłńśźż]/.test(word)) other += 0.5
  }
  return other >= 1.5 && other > own
}
