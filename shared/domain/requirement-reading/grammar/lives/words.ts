const set = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** Verbs by which something comes into a state by itself. */
export const reaching = set(
  'become turn change move go return switch end fall come get revert pass transition advance progress jump proceed land wind drop enter reach lead result',
)
/** Verbs by which somebody brings it there. */
export const causing = set(
  'make set put mark turn bring move take send return change reset switch flag transfer render place get class convert restore',
)
/** Of these what is done in a state leads to none: "can be changed in Draft". */
export const within = set('change make take send transfer convert transition')
/** Verbs by which it is where it was. */
export const staying = set('stay remain keep leave')
export const starting = set('start begin originate')
export const towards = set('to into')

/** What a word at the beginning of a clause makes of it. */
export const conditional = set(
  'when whenever if once while after provided providing unless until upon supposing before',
)
export const causal = set('because since although though wherever whoever however lest where')
/** What stands for what was spoken of. */
export const pronouns = set('it they them one ones this that these those each itself')
/** Words that turn a sentence round; what took them up says so. */
export const turning = set(
  'not no except unless only never without neither nor until nobody none first twice per each besides hardly',
)

/** With these something is not let happen. */
export const refusing = set('refuse reject deny decline forbid prohibit block disallow prevent ignore bar')
/** With these it is; behind a negation it is not. */
export const permitting = set(
  'allow permit possible accept able foreseen allowed permitted accepted available',
)
export const modals = set('can may must shall should will could might cannot have need')
/** Verbs that show a text, and nouns that are one. */
export const telling = set(
  'say show display answer read tell see appear reply warn inform respond reject refuse message hint warning error notice text explain get come receive notify',
)
/** Verbs of events that are nobody's deed. */
export const happening = set(
  'come expire lapse persist elapse end pass fail occur happen fall resume arrive begin run go suit',
)
export const pressing = set('press click use choose select tap hit push pick with button via by')
/** Verbs of which what is entered is the object. */
export const entering = set('enter type fill record give provide state key note specify')
/** Words that say nothing of what is done. */
export const fillers = set(
  'then again also too still already now afterwards back automatically directly immediately just simply usually finally either however once well itself themselves right away at later normally only both yet anymore merely currently soon thereby therefore so even always by as',
)
/** Prepositions behind which a deed's circumstances stand. */
export const circumstances = set(
  'within because during before after without until since while as whenever provided unless when if once at so by through despite',
)
export const finals = set('final end ended terminal last dead closed')
