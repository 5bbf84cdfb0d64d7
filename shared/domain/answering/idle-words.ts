import { wordSet } from './word-set.ts'

/** Words that say nothing of what is asked or told. */
export const idle = wordSet(`
  a about actually again all also am an and any anybody anyone anything are as at be because been before being both but by can could did do does doing done during each either else etc ever every
  everyone exactly for from had has have having he her here hers him his how however i if in into is it its itself just may maybe me might mine more most much must my no nor not of off on
  one only onto or other our ours out over own per please rather really s same shall she should since so some somebody someone something still such t than that the their theirs them then there
  these they this those through to too under until up upon us very via was we well were what when where whether which while who whom whose why will with within without would yes yet you your yours
  many often long far soon old ago between above below across along along around against among toward towards whenever wherever whatever does don
  counts advance exactly
  tell explain describe know say said says let like mean means meant call called question answer exactly document documents documentation text information according
  following currently usually normally generally typically`)

/** Words that ask for a kind of answer, or lead to what is asked: an answer says them in its own way. */
export const light = wordSet(`
  date day time year month hour hours number amount name person people place location cost costs price money sum unit status kind type sort reason purpose step steps process procedure way ways thing things case cases rule rules
  get gets got getting receive receives received take takes taken taking took give gives given make makes made making use uses used using need needs needed want wants wanted happen happens happened
  apply applies work works working allow allowed allows permit permitted require requires required provide provides provided offer offers offered have keep keeps kept go goes going come comes
  start starts started begin begins end ends ended run runs find found see show set put pay paid charge charged last lasts stand stands have responsible possible available able
  employee employees staff worker workers user users customer customers company organisation organization firm team member members everyone total maximum minimum max min least
  quickly fast quick early late often frequently regularly
  current exact different main additional full entire whole certain
  define defined definition example difference become becomes exist exists occur occurs contain contains include includes included including consist consists belong belongs`)

/** A sentence that begins so needs the one before it to be understood. */
export const leaning = wordSet(`
  it its this these that those they their them he his she her him such however therefore thus otherwise also moreover furthermore additionally consequently instead then afterwards likewise similarly
  nevertheless nonetheless both neither either here there but so yet hence besides meanwhile alternatively finally`)
