// Made of highlight-quote.injected.ts and what it imports, by `npm run generate`.
export const highlightQuoteSource = `(() => {
"use strict";
var injected = (() => {
  var __defProp = Object.defineProperty;
  var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
  var __getOwnPropNames = Object.getOwnPropertyNames;
  var __hasOwnProp = Object.prototype.hasOwnProperty;
  var __export = (target, all) => {
    for (var name in all)
      __defProp(target, name, { get: all[name], enumerable: true });
  };
  var __copyProps = (to, from, except, desc) => {
    if (from && typeof from === "object" || typeof from === "function") {
      for (let key of __getOwnPropNames(from))
        if (!__hasOwnProp.call(to, key) && key !== except)
          __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
    }
    return to;
  };
  var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

  // workers/features/documents/page/highlight-quote.injected.ts
  var highlight_quote_injected_exports = {};
  __export(highlight_quote_injected_exports, {
    main: () => main
  });

  // shared/domain/answering/relocate.ts
  var longestQuote = 4e3;
  var longestAround = 200;
  var mostPlaces = 200;
  var leastShared = 0.7;
  var fewestWords = 4;
  function relocate({ quote, before = "", after = "" }, text) {
    const wanted = quote.slice(0, longestQuote);
    if (!/[\\p{L}\\p{N}]/u.test(wanted)) return null;
    const around = { before: before.slice(-longestAround), after: after.slice(0, longestAround) };
    const exact = bestOf(placesOf(wanted, text), { text, around });
    if (exact) return { ...exact, exact: true };
    const words = wordsOf(text);
    const sought = wordsOf(wanted).map(({ word }) => word);
    const alike = bestOf(runsOf(sought, words), { text, around }) ?? nearestOf(sought, words);
    return alike ? { ...alike, exact: false } : null;
  }
  function placesOf(quote, text) {
    const places = [];
    for (let at = text.indexOf(quote); at >= 0 && places.length < mostPlaces; at = text.indexOf(quote, at + quote.length))
      places.push({ start: at, end: at + quote.length });
    return places;
  }
  function bestOf(places, { text, around }) {
    if (places.length < 2) return places[0];
    const scoreOf = ({ start, end }) => sharedEnd(text.slice(Math.max(0, start - longestAround), start), around.before) + sharedStart(text.slice(end, end + longestAround), around.after);
    return places.map((place) => ({ place, score: scoreOf(place) })).reduce((best, one) => one.score > best.score ? one : best).place;
  }
  function sharedStart(one, other) {
    let at = 0;
    while (at < one.length && at < other.length && one[at] === other[at]) at++;
    return at;
  }
  function sharedEnd(one, other) {
    let at = 0;
    while (at < one.length && at < other.length && one.at(-1 - at) === other.at(-1 - at)) at++;
    return at;
  }
  var wordsOf = (text) => [...text.matchAll(/[\\p{L}\\p{N}\\p{M}]+/gu)].map(({ 0: word, index: start }) => ({
    start,
    end: start + word.length,
    word: word.normalize("NFKC").toLowerCase()
  }));
  function runsOf(sought, words) {
    const back = [0];
    for (let at = 1, length = 0; at < sought.length; at++) {
      while (length > 0 && sought[at] !== sought[length]) length = back[length - 1] ?? 0;
      if (sought[at] === sought[length]) length += 1;
      back.push(length);
    }
    const runs = [];
    for (let at = 0, length = 0; at < words.length && runs.length < mostPlaces; at++) {
      while (length > 0 && words[at]?.word !== sought[length]) length = back[length - 1] ?? 0;
      if (words[at]?.word === sought[length]) length += 1;
      if (length === sought.length) {
        runs.push(spanOf(words, at - length + 1, at));
        length = back[length - 1] ?? 0;
      }
    }
    return runs;
  }
  var spanOf = (words, from, to) => ({
    start: words[from]?.start ?? 0,
    end: words[to]?.end ?? 0
  });
  function nearestOf(sought, words) {
    if (sought.length < fewestWords) return void 0;
    const wanted = /* @__PURE__ */ new Map();
    for (const word of sought) wanted.set(word, (wanted.get(word) ?? 0) + 1);
    const width = Math.min(sought.length + 2, words.length);
    const held = /* @__PURE__ */ new Map();
    let [shared, best, bestAt] = [0, 0, -1];
    for (const [at, { word }] of words.entries()) {
      if (add(held, word, 1) <= (wanted.get(word) ?? 0)) shared += 1;
      const gone = words[at - width]?.word;
      if (gone !== void 0 && add(held, gone, -1) < (wanted.get(gone) ?? 0)) shared -= 1;
      if (shared > best) [best, bestAt] = [shared, at];
    }
    if (best < sought.length * leastShared) return void 0;
    return trimmed(words, { from: Math.max(0, bestAt - width + 1), to: bestAt, sought });
  }
  function add(counts, word, by) {
    const count = (counts.get(word) ?? 0) + by;
    counts.set(word, count);
    return count;
  }
  function trimmed(words, { from, to, sought }) {
    const wanted = new Set(sought);
    let [first, last] = [from, to];
    while (first < last && !wanted.has(words[first]?.word ?? "")) first += 1;
    while (last > first && !wanted.has(words[last]?.word ?? "")) last -= 1;
    let [at, kept] = [0, 0];
    for (let place = first; place <= last; place++) {
      const found2 = sought.indexOf(words[place]?.word ?? "", at);
      if (found2 < 0 || found2 > at + mostSkipped) continue;
      at = found2 + 1;
      kept += 1;
    }
    return kept >= sought.length * leastInOrder ? spanOf(words, first, last) : void 0;
  }
  var mostSkipped = 4;
  var leastInOrder = 0.5;

  // workers/features/documents/page/highlight/find-quote.ts
  function findQuote(quoted, text) {
    const asRead = found(quoted, text);
    if (asRead && !asRead.isChanged) return asRead;
    const shown = found({ ...quoted, quote: withoutMarks(quoted.quote) }, text);
    return shown && !shown.isChanged ? shown : asRead ?? shown;
  }
  function found(quoted, text) {
    const place = relocate(quoted, text);
    if (!place) return null;
    const isChanged = !place.exact && wordsOf2(text.slice(place.start, place.end)) !== wordsOf2(quoted.quote);
    return { start: place.start, end: place.end, isChanged };
  }
  var withoutMarks = (quote) => quote.replaceAll(/^[ \\t]*(?:\\d{1,9}[.)]|[-*#]{1,6})[ \\t]+/gm, "");
  var wordsOf2 = (text) => (text.normalize("NFKC").toLowerCase().match(/[\\p{L}\\p{N}\\p{M}]+/gu) ?? []).join(" ");

  // workers/features/documents/page/highlight/mark-span.ts
  function markSpan(parts, { start, end }) {
    const marks = parts.filter((part) => part.start < end && part.start + part.node.data.length > start).map(({ node, start: at }) => markIn(node, { from: Math.max(0, start - at), to: end - at }));
    marks.find((mark) => mark !== void 0)?.scrollIntoView({ block: "center", behavior: "instant" });
  }
  var markStyle = {
    display: "inline",
    visibility: "visible",
    opacity: "1",
    color: "#1a1a1a",
    background: "#ffe066",
    outline: "2px solid #ffe066"
  };
  function markIn(node, { from, to }) {
    const words = from > 0 ? node.splitText(from) : node;
    if (to - from < words.data.length) words.splitText(to - from);
    if (words.data.trim() === "") return void 0;
    const mark = document.createElement("mark");
    for (const [name, value] of Object.entries(markStyle)) mark.style.setProperty(name, value, "important");
    words.replaceWith(mark);
    mark.appendChild(words);
    return mark;
  }

  // workers/features/documents/page/highlight/say.ts
  var barStyle = {
    all: "initial",
    display: "block",
    position: "fixed",
    inset: "auto 0 0 0",
    "z-index": "2147483647",
    padding: "8px 16px",
    font: "14px/1.4 system-ui, sans-serif",
    color: "#1a1a1a",
    background: "#fff3bf",
    "border-top": "1px solid #8a6d00",
    transition: "none",
    animation: "none"
  };
  function say(sentence) {
    const bar = document.createElement("div");
    bar.setAttribute("role", "status");
    for (const [name, value] of Object.entries(barStyle)) bar.style.setProperty(name, value, "important");
    bar.attachShadow({ mode: "open" }).textContent = sentence;
    document.documentElement.appendChild(bar);
  }

  // workers/features/documents/page/highlight/text-of-page.ts
  var inline = new Set(
    "A ABBR ACRONYM B BDI BDO BIG CITE CODE DATA DEL DFN EM FONT I INS KBD LABEL MARK Q S SAMP SMALL SPAN STRIKE STRONG SUB SUP TIME TT U VAR WBR".split(
      " "
    )
  );
  function textOfPage(root) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    const parts = [];
    const texts = [];
    let [length, lastBlock, parted] = [0, null, false];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element) {
        parted ||= !inline.has(node.tagName);
        continue;
      }
      const parent = node.parentElement;
      if (!parent || !isShown(parent)) continue;
      const block = blockAround(parent);
      if (parted || block !== lastBlock) length += texts[texts.push("\\n") - 1]?.length ?? 0;
      [lastBlock, parted] = [block, false];
      parts.push({ node, start: length });
      length += texts[texts.push(node.data) - 1]?.length ?? 0;
    }
    return { text: texts.join(""), parts };
  }
  var isShown = (element) => !["STYLE", "SCRIPT", "TITLE"].includes(element.tagName) && element.checkVisibility();
  function blockAround(element) {
    let at = element;
    while (inline.has(at.tagName) && at.parentElement) at = at.parentElement;
    return at;
  }

  // workers/features/documents/page/highlight-quote.injected.ts
  function main(quoted) {
    const begin = () => {
      const page = textOfPage(document.body);
      const found2 = findQuote(quoted, page.text);
      if (!found2) return say("Not found: the cited words do not stand on this page any more.");
      markSpan(page.parts, found2);
      if (found2.isChanged)
        say("Source changed: the cited words are not there to the letter; the nearest are marked.");
    };
    if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", begin, { once: true });
    else begin();
  }
  return __toCommonJS(highlight_quote_injected_exports);
})();
return injected.main
})()`
