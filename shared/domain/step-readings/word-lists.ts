const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Words that stand between names and are part of none. */
export const apart = words(`
  a an the this that these those it its they them their there here he she his her you your we our i my me
  and or but then so also only just both all each every any some none no not never again still already now soon once
  in into on onto at to from for of with without by as about after before below above under over next near behind beside between inside within through until while when where which who if than
  two four five six seven eight nine ten
  is are was were be been being am has have had do does did can could cannot should must will would shall may might get gets got
  isn't aren't doesn't don't won't can't hasn't
  see sees seen show shows shown showing display displays displayed appear appears appearing visible present exist exists contain contains
  says say saying read reads reading listed offered opened opens pops comes goes becomes turns turned remain remains stay stays left
  disappear disappears vanish vanishes gone hidden removed absent missing
  feel feels seem seems behave behaves happen happens turn turns look looks
  work works working expected correct correctly proper properly right fine good well nice successful successfully quickly immediately
  page screen website site app application system browser window view user users visitor message error warning notification toast alert hint popup modal
  up out off back down please redirected taken led brought navigated enabled disabled greyed grayed clickable checked ticked unchecked unticked selected empty blank crossed struck highlighted current sorted order expanded collapsed folded unfolded closed first second third last
  updated updates changed changes refreshed refreshes recalculated looks look
  called named titled labelled labeled value values something anything everything nothing thing things`)

/** Words that deny; what has one of each side is denied as a whole. */
export const denials = words(`
  no not never none nothing nobody nowhere neither nor gone hidden invisible absent missing removed deleted
  disappear disappears disappeared vanish vanishes vanished
  isn't aren't wasn't weren't doesn't don't didn't won't wouldn't can't cannot couldn't hasn't haven't shouldn't mustn't`)

/** Those that deny of all at once, which "not" says of one thing only. */
export const denyingAll = words('nobody none nothing')

/** Verbs of what is not to be done, or undone: what is done instead says the reverse. */
export const refusing = words(`
  avoid ignore refuse reject decline deny skip omit prevent forbid stop abort cancel dismiss discard revoke withdraw undo exclude keep leave
  disable deactivate unsubscribe unlink unselect deselect`)

/** Words that may be left out: what is said without them is the same. */
export const idle = words(`
  a an the this that these those it its they them their there here he she his her you your we our i my me
  and is are was were be been being am has have had do does did can could should must will would shall may might get gets got
  in into on onto at to from of by for longer more anymore any again still also now then already please
  see sees seen show shows shown showing display displays displayed appear appears appearing visible present exist exists
  expected correct correctly proper properly right successful successfully quickly immediately automatically
  page screen website site app application system user users visitor`)

/** What leads to where something stands or goes. */
export const leading = words('in into inside to onto on from within under for')

/** Kinds of text that a page tells something by: a name only where a sentence has no other. */
export const telling = words('error warning message notification toast alert hint')
