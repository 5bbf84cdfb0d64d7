// Made of in-page.injected.ts and what it imports, by `npm run generate`.
export const inPageSource = `(() => {
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

  // shared/domain/prose-steps/in-page/in-page.injected.ts
  var in_page_injected_exports = {};
  __export(in_page_injected_exports, {
    main: () => main
  });

  // shared/domain/prose-steps/in-page/about-texts.ts
  var about_texts_exports = {};
  __export(about_texts_exports, {
    checkAbout: () => checkAbout
  });
  var unsure = (reason) => ({ passed: false, actual: "", reason });
  var noMessage = new Set("label legend th option button a input select textarea summary title".split(" "));
  function checkAbout(page, { part: part2 = {}, target = {}, negated }) {
    const words3 = page.wordsOf(target.name ?? "");
    const isBad = part2.noun === "error";
    const isAbout = (text) => {
      const own = page.wordsOf(text);
      return own.length > words3.length && page.holdsWords(own, words3);
    };
    const now = page.blocksIn(document.documentElement).filter(({ text, element }) => isAbout(text) && !noMessage.has(page.tagOf(element))).filter(({ element }) => !isBad || page.isErrorText(element));
    const before = [...page.shownBefore?.elements ?? []].filter(([element, text]) => element.childElementCount === 0 && text.length < 400 && isAbout(text)).filter(([element]) => !noMessage.has(page.tagOf(element))).map(([, text]) => text);
    const fresh = now.filter(({ text }) => !before.includes(text));
    const [shown] = part2.changes && !negated ? fresh : now;
    const say = (passed) => ({
      passed,
      actual: now[0]?.text ?? "no such message is shown",
      ...now[0] ? { box: page.seen(now[0].element) } : {}
    });
    if (now.length > 1 && new Set(now.map(({ text }) => text)).size > 1 && negated)
      return unsure(\`Several texts may be meant: \${now.map(({ text }) => \`“\${text}”\`).join(", ")}.\`);
    if (shown) return say(negated !== true);
    if (negated && (before.length > 0 || page.shownBefore === void 0) && now.length === 0 && before.length > 0)
      return say(true);
    if (!negated && before.length > 0 && now.length === 0) return say(false);
    return unsure(\`Nobody can tell which message about “\${target.name ?? ""}” is meant. Quote its words.\`);
  }

  // shared/domain/prose-steps/in-page/acts.ts
  var acts_exports = {};
  __export(acts_exports, {
    acting: () => acting,
    actsOnMore: () => actsOnMore
  });
  var verbs = words(
    "close leave quit exit abandon stop halt suspend shut ban evict kick archive withdraw forfeit surrender disconnect disable detach unlink unpublish unshare",
    "log-out logout log-off logoff sign-out signout sign-off",
    "publish send pay purchase buy donate refund reimburse submit release transfer sell"
  );
  var nouns = words("block end report post share order book offer reject decline expire assign merge lock");
  var stems = words(
    "schließ beend stopp sperr verlass archivier abmeld übertrag veröffentlich send(?:en|e)(?!\\\\p{L}) bezahl überweis spend(?:en|e)(?!\\\\p{L})",
    "ferm(?:er|ez) quitt arrêt bloqu archiv(?:er|ez) déconnect transfér publi(?:er|ez) envoy pay(?:er|ez) achet",
    "cerrar abandon deten bloquear archivar desconect transferir publicar enviar pagar comprar",
    "chiud abbandon blocc archivi(?:are|a)(?!\\\\p{L}) disconnet trasfer pubblic invia paga(?:re)?(?!\\\\p{L})",
    "fechar encerr sair(?!\\\\p{L}) parar(?!\\\\p{L}) desconect",
    "sluit verlaat verlaten blokke afmeld overdra verzend betaal",
    "zamkn opuść zatrzym zablok wylog przenieś opublik wyślij zapła",
    "закр покин останов заблок выйти выход отправ опублик оплат"
  );
  var adding = new RegExp(
    \`^(?:\${[
      "the this that my your our a an and now here today please yes no ok okay jetzt bitte maintenant ahora adesso",
      "dialog dialogue window popup modal layer menu panel drawer sidebar banner message notification alert toast overlay tooltip tour",
      "button eur usd gbp chf"
    ].join(" ").split(" ").join("|")})$\`,
    "u"
  );
  function words(...lines) {
    return lines.join(" ").split(" ").join("|").replaceAll("-", "[ -]");
  }
  var whole = (list) => new RegExp(\`^(?:\${list})(?![\\\\p{L}\\\\p{N}])\`, "iu");
  var acts = whole(verbs);
  var bare = new RegExp(\`^(?:\${nouns})$\`, "iu");
  var foreign = new RegExp(\`(?<![\\\\p{L}\\\\p{N}])(?:\${stems})\`, "iu");
  function acting(page, name) {
    const text = page.tidy(name);
    return acts.test(text) || bare.test(text) || foreign.test(text);
  }
  function actsOnMore(page, name, found) {
    const text = page.tidy(found).replace(/^(?:yes|no|ok)[,!.:]?\\s+/i, "");
    if (text === "" || text.length > 60) return false;
    if (!page.acting(name) && !acts.test(text) && !foreign.test(text)) return false;
    const split = (one) => page.tidy(one).toLowerCase().split(/[^\\p{L}]+/u).filter((word) => word !== "" && !adding.test(word));
    const known = new Set(split(name));
    return split(text).some((word) => !known.has(word));
  }

  // shared/domain/prose-steps/in-page/aiming.ts
  var aiming_exports = {};
  __export(aiming_exports, {
    aim: () => aim
  });
  function aim(page, shown, hit) {
    const first = page.boxOf(shown);
    const inside = first.y >= 0 && first.x >= 0 && first.y + first.height <= innerHeight && first.x + first.width <= innerWidth && !isScrolledAway(page, shown) && !isUnderHead(page, shown);
    if (!inside) shown.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const box = page.boxOf(shown);
    const point = page.hitPoint(shown);
    if (!point) return { box, x: 0, y: 0, obstacle: "outside" };
    if (hit && point.by !== void 0) return { box, x: point.x, y: point.y, obstacle: "covered", by: point.by };
    return { box, x: point.x, y: point.y };
  }
  function isScrolledAway(page, element) {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    for (let at2 = page.parentOf(element); at2; at2 = page.parentOf(at2)) {
      if (at2.ownerDocument !== element.ownerDocument) return false;
      const { overflowX, overflowY } = getComputedStyle(at2);
      if (overflowX === "visible" && overflowY === "visible") continue;
      if (at2.scrollHeight <= at2.clientHeight && at2.scrollWidth <= at2.clientWidth) continue;
      const edge = at2.getBoundingClientRect();
      const isPage2 = at2 === at2.ownerDocument.scrollingElement || at2 === at2.ownerDocument.body;
      if (!isPage2 && (x < edge.left || x > edge.right || y < edge.top || y > edge.bottom)) return true;
    }
    return false;
  }
  function isUnderHead(page, element) {
    const { left, top, width, height } = element.getBoundingClientRect();
    const root = element.getRootNode();
    const cover = root.elementFromPoint(left + width / 2, top + height / 2);
    for (let at2 = cover ?? void 0; at2 && !page.contains(at2, element); at2 = page.parentOf(at2)) {
      if (page.contains(element, at2)) return false;
      const stays = ["sticky", "fixed"].includes(getComputedStyle(at2).position);
      const box = at2.getBoundingClientRect();
      if (stays && (box.width < innerWidth || box.height < innerHeight)) return true;
    }
    return false;
  }

  // shared/domain/prose-steps/in-page/answers.ts
  var answers_exports = {};
  __export(answers_exports, {
    hasAnswered: () => hasAnswered,
    noteStanding: () => noteStanding,
    standing: () => standing,
    standsOtherwise: () => standsOtherwise,
    watchAnswers: () => watchAnswers
  });
  var events = ["dragstart", "input", "change", "scroll"];
  function noteStanding(page, ids) {
    page.stood = page.standing();
    return ids.every((id) => {
      const element = page.at(id);
      const drawings = ["canvas", "svg", "iframe", "video", "object"];
      return element !== void 0 && !drawings.includes(page.tagOf(element));
    });
  }
  function standing(page) {
    return page.treesOf().map((root) => (root.nodeType === 9 ? root.body : root).innerHTML).join("");
  }
  function watchAnswers(page) {
    page.answered?.stop();
    let seen2 = false;
    const note = () => {
      seen2 = true;
    };
    const observer = new MutationObserver(note);
    for (const root of page.treesOf())
      observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
    for (const name of events) addEventListener(name, note, { capture: true, passive: true });
    page.answered = {
      seen: () => seen2 || observer.takeRecords().length > 0,
      stop: () => {
        observer.disconnect();
        for (const name of events) removeEventListener(name, note, { capture: true });
      }
    };
  }
  function hasAnswered(page) {
    const seen2 = page.answered?.seen() ?? true;
    page.answered?.stop();
    page.answered = void 0;
    return seen2;
  }
  async function standsOtherwise(page) {
    await page.settled();
    page.memo.clear();
    const isOther = page.stood === void 0 || page.stood !== page.standing();
    page.stood = void 0;
    if (!isOther)
      for (const root of page.treesOf())
        (root.nodeType === 9 ? root : root.ownerDocument)?.getSelection()?.removeAllRanges();
    return isOther;
  }

  // shared/domain/prose-steps/in-page/attributes.ts
  var attributes_exports = {};
  __export(attributes_exports, {
    checkAria: () => checkAria,
    checkAttribute: () => checkAttribute,
    checkLink: () => checkLink,
    expandedOf: () => expandedOf
  });
  function checkLink(page, wanted) {
    const target = wanted.target ?? {};
    const found = page.resolve(target, "state");
    const element = found.status === "found" ? page.at(found.id) : void 0;
    if (!element || found.status !== "found") return page.undecided(found, target);
    const written = page.attribute(element, "href");
    const box = page.seen(element);
    if (!URL.canParse(written, document.baseURI))
      return { passed: false, actual: written, box, reason: \`The link "\${found.name}" has no address.\` };
    const { href, origin, pathname, search, hash } = new URL(written, document.baseURI);
    const expected = wanted.expected ?? "";
    const trim = (address2) => address2.replace(/(?<=[^/])\\/$/, "");
    const absolute = /^[a-z][a-z0-9+.-]*:/i.test(expected);
    const rest = expected.startsWith("#") ? \`\${origin}\${pathname}\${hash}\` === \`\${location.origin}\${location.pathname}\${expected}\` : origin === location.origin && trim(\`\${pathname}\${expected.includes("?") ? search : ""}\${expected.includes("#") ? hash : ""}\`) === trim(expected);
    const holds = absolute ? trim(href) === trim(URL.canParse(expected) ? new URL(expected).href : expected) : rest;
    return { passed: holds !== (wanted.negated === true), actual: href, box };
  }
  function checkAttribute(page, wanted) {
    const target = wanted.target ?? {};
    const found = page.resolve(target, "state");
    const element = found.status === "found" ? page.at(found.id) : void 0;
    if (!element) return page.undecided(found, target);
    const name = wanted.attribute ?? "";
    const has = Element.prototype.hasAttribute.call(element, name);
    const value = page.attribute(element, name);
    const holds = has && (wanted.expected === void 0 || page.tidy(value) === page.tidy(wanted.expected));
    return {
      passed: holds !== (wanted.negated === true),
      actual: has ? value : "not set",
      box: page.seen(element)
    };
  }
  function expandedOf(page, element) {
    for (let at2 = element; at2; at2 = page.parentOf(at2)) {
      if (page.tagOf(at2) === "details" && (at2 === element || page.tagOf(element) === "summary"))
        return at2.open;
      const told2 = page.attribute(at2, "aria-expanded");
      if (at2 === element && told2 !== "") return told2 === "true";
      if (page.tagOf(element) !== "summary") break;
    }
    return void 0;
  }
  function checkAria(page, wanted) {
    const target = wanted.target ?? {};
    const { role, ...plain } = target;
    const place = role === "region" || role === "group";
    const found = page.resolve(place && target.name !== void 0 ? plain : target, "state");
    const element = found.status === "found" ? page.at(found.id) : void 0;
    const told2 = element && wanted.state === "expanded" ? page.expandedOf(element) : void 0;
    if (place && told2 === void 0 && wanted.state === "expanded")
      return page.checkPresence({ ...wanted, kind: "assert_visible" });
    if (!element || found.status !== "found") return page.undecided(found, target);
    const invalid = ["true", "grammar", "spelling"].includes(page.attribute(element, "aria-invalid"));
    const state = wanted.state === "expanded" ? told2 : wanted.state === "invalid" ? invalid || element.matches(":user-invalid") : page.attribute(element, "aria-required") === "true" || element.matches(":required");
    const box = page.seen(element);
    const name = \`\${found.role} "\${found.name}"\`;
    if (state === void 0)
      return {
        passed: false,
        actual: "",
        box,
        reason: \`The \${name} does not say whether it is \${wanted.state ?? ""}.\`
      };
    const words3 = {
      expanded: ["collapsed", "expanded"],
      invalid: ["valid", "invalid"],
      required: ["optional", "required"]
    };
    return {
      passed: state !== (wanted.negated === true),
      actual: words3[wanted.state ?? "expanded"][state ? 1 : 0] ?? "",
      box
    };
  }

  // shared/domain/prose-steps/in-page/candidates.ts
  var candidates_exports = {};
  __export(candidates_exports, {
    candidate: () => candidate,
    candidates: () => candidates,
    labelBeside: () => labelBeside,
    placeAround: () => placeAround,
    placeName: () => placeName,
    shownValue: () => shownValue,
    similar: () => similar,
    toldName: () => toldName
  });
  var mostListed = 10;
  function candidates(page, elements) {
    const order = page.once(
      "order",
      "of elements",
      () => new Map(page.elementsIn().map((one, at2) => [one, at2]))
    );
    const all = elements.toSorted((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
    const roles = all.map((element) => page.roleOf(element));
    const places = all.map((element) => page.placeAround(element));
    return all.slice(0, mostListed).map((element, at2) => {
      const family2 = page.family(roles[at2] ?? "");
      const before = roles.slice(0, at2).map((role) => family2.includes(role));
      const near = before.filter((isOne, earlier) => isOne && places[earlier] === places[at2]);
      return {
        ...page.candidate(element),
        nth: before.filter(Boolean).length + 1,
        nthThere: near.length + 1,
        box: page.boxOf(element)
      };
    });
  }
  function candidate(page, element) {
    const place = page.placeAround(element);
    const name = short2(page.toldName(element));
    const value = name === "" ? short2(page.tidy(page.shownValue(element))) : "";
    return {
      role: page.roleOf(element) || page.tagOf(element),
      name,
      ...value === "" ? {} : { value },
      ...place ? { where: { role: page.roleOf(place), name: short2(page.placeName(place)) } } : {}
    };
    function short2(text) {
      return text.length > 60 ? \`\${text.slice(0, 57)}...\` : text;
    }
  }
  function toldName(page, element) {
    return page.nameOf(element) || page.textOf(element) || page.labelBeside(element);
  }
  function labelBeside(page, element) {
    const takesValue = [...page.rolesFor("fill", void 0), ...page.rolesFor("tick", void 0)];
    return takesValue.includes(page.roleOf(element)) ? page.nearbyLabel(element) : "";
  }
  function shownValue(page, element) {
    const isSecret = page.tagOf(element) === "input" && element.type === "password";
    const isField = page.rolesFor("fill", void 0).includes(page.roleOf(element));
    return isField && !isSecret ? page.valueOf(element) : "";
  }
  function placeAround(page, element) {
    const places = "row listitem dialog alertdialog region form group article table navigation iframe".split(
      " "
    );
    let place = page.parentOf(element);
    while (place && (!places.includes(page.roleOf(place)) || page.placeName(place) === ""))
      place = page.parentOf(place);
    return place;
  }
  function placeName(page, place) {
    return page.roleOf(place) === "row" ? page.textOf(place.querySelector("td, th, [role=cell], [role=rowheader]") ?? place) : page.nameOf(place);
  }
  function similar(page, target, purpose, scope) {
    const pairs = (text) => {
      const key = page.loose(text);
      return new Set(Array.from({ length: Math.max(key.length - 1, 0) }, (_none, at2) => key.slice(at2, at2 + 2)));
    };
    const named = (element) => page.nameOf(element) || page.labelBeside(element);
    const wanted = pairs(target.name ?? "");
    const score = (element) => {
      const other = pairs(named(element));
      const shared = [...wanted].filter((pair) => other.has(pair)).length;
      const kind = target.role !== void 0 && page.family(target.role).includes(page.roleOf(element)) ? 0.2 : 0;
      return 2 * shared / Math.max(wanted.size + other.size, 1) + kind;
    };
    const roles = /* @__PURE__ */ new Set([...page.rolesFor(purpose, void 0), ...page.rolesFor(purpose, target.role)]);
    return page.elementsIn(scope).filter((element) => roles.has(page.roleOf(element)) && page.exposed(element) && named(element) !== "").map((element) => ({ element, score: score(element) })).filter((one) => one.score > 0.15).toSorted((a, b) => b.score - a.score).slice(0, 5).map(({ element }) => page.candidate(element));
  }

  // shared/domain/prose-steps/in-page/beside.ts
  var beside_exports = {};
  __export(beside_exports, {
    barTo: () => barTo,
    checkBeside: () => checkBeside,
    isRest: () => isRest,
    lookingBeside: () => lookingBeside,
    openLayers: () => openLayers,
    orBeside: () => orBeside,
    resolve: () => resolve
  });
  var layerRoles = ["dialog", "alertdialog", "menu", "listbox"];
  function openLayers(page) {
    return page.once(
      "layers",
      document.documentElement,
      () => page.elementsIn().filter(
        (at2) => (layerRoles.includes(page.roleOf(at2)) || page.attribute(at2, "aria-modal") === "true" || at2.matches("dialog:modal, :popover-open")) && page.visible(at2)
      )
    );
  }
  function isRest(page, element) {
    const around = page.parentOf(element);
    return around !== void 0 && page.openLayers().some((layer) => page.contains(around, layer) && !page.contains(element, layer));
  }
  function lookingBeside(page, work) {
    page.memo.clear();
    page.unbarred = true;
    try {
      return work();
    } finally {
      page.unbarred = false;
      page.memo.clear();
    }
  }
  function resolve(page, target, purpose) {
    const again = () => page.resolveAmong(target, purpose);
    const looks = ["read", "state", "region"].includes(purpose);
    return page.orBeside(again(), looks, again);
  }
  function orBeside(page, first, looks, again) {
    const isPart2 = first.status === "found" && (first.rank ?? 0) % 10 === 3;
    const isOpen2 = isPart2 || first.status === "missing" || first.status === "no_region";
    if (page.unbarred || !isOpen2 || page.openLayers().length === 0) return first;
    const other = page.lookingBeside(again);
    const isWhole2 = (other.rank ?? 0) % 10 < 3;
    if (other.status === "ambiguous") return isPart2 && !isWhole2 ? first : other;
    if (other.status !== "found" || isPart2 && !isWhole2) return first;
    const element = page.at(other.id);
    const faces = page.facesOf(element);
    const isFile = page.tagOf(element) === "input" && element.type === "file";
    if (faces.length === 0 && !isFile) return first;
    const bar = looks ? void 0 : page.barTo(element, faces);
    if (!bar) return other;
    if (!isWhole2) return first;
    const { role, name, matched } = other;
    return {
      status: "missing",
      candidates: [],
      behind: { what: { role, name: name === "" ? matched : name }, layer: page.candidate(bar) }
    };
  }
  function barTo(page, element, faces) {
    const layers = page.openLayers().filter((layer) => !page.contains(layer, element));
    const last = layers.findLast((layer) => page.attribute(layer, "aria-modal") === "true") ?? layers.at(-1);
    const native = layers.findLast((layer) => layer.matches("dialog:modal"));
    if (native) return native;
    for (let at2 = element; at2; at2 = page.parentOf(at2))
      if (at2.hasAttribute("inert")) return last;
    const isCovered = faces.map((face2) => page.aim(face2, true).obstacle === "covered");
    if (isCovered.length === 0 || isCovered.includes(false)) return void 0;
    const [face] = faces;
    const { left, top, width, height } = face.getBoundingClientRect();
    const cover = page.coverAt(face, left + width / 2, top + height / 2);
    if (!cover || ["html", "body"].includes(page.tagOf(cover))) return last;
    const box = cover.getBoundingClientRect();
    const isBackdrop = box.width * box.height >= 0.9 * innerWidth * innerHeight;
    const isLayer = layers.find((layer) => page.contains(layer, cover) || page.contains(cover, layer));
    return isLayer ?? (isBackdrop ? last : void 0);
  }
  function checkBeside(page, first, wanted, again) {
    const status = first.problem?.resolution.status;
    const isMissed = status === "missing" || status === "no_region";
    const isAbsent = wanted.kind === "assert_visible" && first.passed === (wanted.negated === true);
    const isHidden = () => page.elementsIn().some(
      (at2) => (page.attribute(at2, "aria-hidden") === "true" || at2.hasAttribute("inert")) && page.isRest(at2)
    );
    if (page.unbarred || !(isMissed || isAbsent) || page.openLayers().length === 0 || !isHidden()) return first;
    return page.lookingBeside(again);
  }

  // shared/domain/prose-steps/in-page/calendar.ts
  var calendar_exports = {};
  __export(calendar_exports, {
    calendarMove: () => calendarMove,
    calendarsNow: () => calendarsNow,
    dayNamed: () => dayNamed,
    isBlocked: () => isBlocked
  });
  function isBlocked(page, element, root) {
    const blocked = /(?:^|[-_])(?:disabled|unavailable|blocked|forbidden)(?:$|[-_])/i;
    for (let at2 = element; at2 && at2 !== root; at2 = page.parentOf(at2)) {
      const classes = page.attribute(at2, "class").split(/\\s+/);
      if (!page.enabled(at2) || classes.some((name) => blocked.test(name))) return true;
      if (["td", "tr", "table"].includes(page.tagOf(at2)) || page.roleOf(at2) === "gridcell") break;
    }
    return false;
  }
  function calendarsNow(page) {
    return page.monthsShown().map(({ days }) => page.hold(days[0]));
  }
  function calendarMove(page, date, before) {
    const all = page.monthsShown();
    const opened = all.filter(({ days }) => !before.includes(page.hold(days[0])));
    const months2 = opened.length > 0 ? opened : all;
    const [shown] = months2;
    if (!shown) return { move: "none", reason: "No calendar is open." };
    const wanted = monthWanted();
    if (typeof wanted === "string") return { move: "none", reason: wanted, shown: shown.at };
    const fitting = months2.filter(({ at: at2 }) => wanted === void 0 || at2 === wanted);
    const [month] = fitting;
    if (fitting.length > 1) return { move: "none", reason: "Several calendars show this day.", shown: shown.at };
    if (!month) {
      const forward = (wanted ?? 0) > shown.at;
      const from = forward ? months2.at(-1) ?? shown : shown;
      const control = page.turningOf(from.root, forward);
      const name2 = page.monthSaid(shown.at);
      if (!control)
        return {
          move: "none",
          reason: \`The calendar shows \${name2} and has no control to turn it.\`,
          shown: shown.at
        };
      if (page.isBlocked(control, from.root))
        return {
          move: "none",
          reason: \`The calendar shows \${name2} and does not go \${forward ? "further" : "back"}.\`,
          shown: shown.at
        };
      return { move: "turn", id: page.hold(control), shown: shown.at, name: page.nameOf(control) };
    }
    const day = month.days.at(date.day < 0 ? date.day : date.day - 1);
    const name = \`\${date.day < 0 ? month.days.length : date.day} \${page.monthSaid(month.at)}\`;
    if (!day) return { move: "none", reason: \`There is no \${name}.\`, shown: month.at };
    if (page.isBlocked(day, month.root))
      return { move: "none", reason: \`The calendar does not offer \${name}: it is disabled.\`, shown: month.at };
    return { move: "pick", id: page.hold(day), name };
    function monthWanted() {
      const { at: at2 } = shown;
      if (date.month === void 0) return void 0;
      if (date.year !== void 0) return date.year * 12 + date.month - 1;
      const same = months2.find((one) => one.at % 12 === (date.month ?? 0) - 1);
      if (same) return same.at;
      const sameYear = at2 - at2 % 12 + date.month - 1;
      return sameYear > at2 ? sameYear : \`The calendar shows \${page.monthSaid(at2)}: say the year that is meant.\`;
    }
  }
  function dayNamed(page, name) {
    const [, number = ""] = /^(\\d{1,2})(?:st|nd|rd|th)?$/.exec(name.trim()) ?? [];
    const months2 = number === "" ? [] : page.monthsShown();
    const days = months2.flatMap(({ days: all }) => all.slice(Number(number) - 1, Number(number)));
    const [day] = days;
    const isOther = (element) => !months2.some(({ root }) => page.contains(root, element));
    const alike = () => page.scored({ name: number }, "point", document.documentElement).some(({ element, rank: rank2 }) => rank2 % 10 < 3 && isOther(element));
    if (!day || Number(number) < 1 || alike()) return void 0;
    if (days.length > 1)
      return {
        status: "ambiguous",
        count: days.length,
        rank: 0,
        candidates: days.map((one) => page.candidate(one))
      };
    return {
      status: "found",
      id: page.hold(day),
      role: page.roleOf(day),
      name,
      kind: "other",
      matched: number,
      rank: 0
    };
  }

  // shared/domain/prose-steps/in-page/calendar-months.ts
  var calendar_months_exports = {};
  __export(calendar_months_exports, {
    dateTold: () => dateTold,
    dayRows: () => dayRows,
    headOf: () => headOf,
    monthNamed: () => monthNamed,
    monthSaid: () => monthSaid,
    monthWords: () => monthWords,
    monthsIn: () => monthsIn,
    monthsShown: () => monthsShown,
    numberOf: () => numberOf
  });

  // shared/domain/english/capital.ts
  var capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

  // shared/domain/prose-steps/in-page/calendar-months.ts
  function monthsShown(page) {
    return page.once("months", document, () => {
      const rows = page.dayRows();
      return rows.flatMap((days) => {
        const named = page.monthNamed(days, rows);
        return named ? [{ ...named, days }] : [];
      });
    });
  }
  function dayRows(page) {
    const numbers = page.elementsIn().map((element) => ({ element, number: page.numberOf(element) })).filter(({ number }) => number !== void 0);
    const rows = [];
    const next = (at2, wanted) => numbers[at2]?.number === wanted ? at2 : numbers[at2 + 1]?.number === wanted ? at2 + 1 : -1;
    for (let start = 0; start < numbers.length; start++) {
      if (numbers[start]?.number !== 1) continue;
      const found = [start];
      let skipped = 0;
      for (let at2 = start; ; ) {
        const following = next(at2 + 1, found.length + 1);
        if (following < 0 || following > at2 + 1 && ++skipped > 6) break;
        found.push(following);
        at2 = following;
      }
      if (found.length < 28 || found.length > 31) continue;
      rows.push(found.map((at2) => numbers[at2].element));
      start = found.at(-1);
    }
    return rows.filter((days) => days.filter((day) => page.visible(day)).length > 27);
  }
  function numberOf(page, element) {
    const children = page.childrenOf(element);
    if (children.length === 0 || children.length > 3 || page.tagOf(element) === "option") return void 0;
    const own = children.map((child) => child.nodeType === 3 ? child.nodeValue ?? "" : " ").join("");
    const text = own.trim();
    return /^\\d{1,2}$/.test(text) && page.rendered(element) ? Number(text) : void 0;
  }
  function monthNamed(page, days, rows) {
    const [first] = days;
    if (!first) return void 0;
    const last = days.at(-1);
    let root = first;
    while (root && !page.contains(root, last)) root = page.parentOf(root);
    const told2 = page.dateTold(first, root);
    for (let level = 0; root && level < 7; level++, root = page.parentOf(root)) {
      const within = rows.filter(([one]) => one && page.contains(root, one));
      const heads = page.monthsIn(page.headOf(root, within[0]?.[0] ?? first));
      const at2 = within.length === 1 ? heads.at(-1) : heads[within.indexOf(days)];
      const matching2 = within.length === 1 || heads.length === within.length;
      if (at2 !== void 0 && matching2 && daysIn(told2 ?? at2) === days.length) return { at: told2 ?? at2, root };
      if (["body", "html"].includes(page.tagOf(root))) break;
    }
    if (told2 === void 0) return void 0;
    const around = page.parentOf(page.parentOf(first) ?? first);
    return around && { at: told2, root: around };
    function daysIn(months2) {
      return new Date(Date.UTC(Math.floor(months2 / 12), months2 % 12 + 1, 0)).getUTCDate();
    }
  }
  function dateTold(page, day, root) {
    for (let at2 = day; at2 && at2 !== root; at2 = page.parentOf(at2)) {
      const said = ["aria-label", "title", "datetime", "data-date", "data-day"].map((name) => page.attribute(at2, name)).filter((text) => text !== "");
      for (const text of said) {
        const iso = /^(\\d{4})-(\\d{1,2})-0?1(?!\\d)/.exec(text);
        if (iso) return Number(iso[1]) * 12 + Number(iso[2]) - 1;
        const [named] = /\\b0?1(?:st)?\\b/.test(text) ? page.monthsIn(text.replace(/\\b0?1(?:st|\\.)?,? /, " ").replace(/, /g, " ")) : [];
        if (named !== void 0) return named;
      }
    }
    return void 0;
  }
  function headOf(page, root, first) {
    const parts = [page.attribute(root, "aria-label")];
    const walk = (node) => {
      if (node === first) return false;
      if (node.nodeType === 3) parts.push(node.nodeValue ?? "");
      if (node.nodeType !== 1) return true;
      const element = node;
      if (!page.visible(element)) return true;
      if (["select", "input"].includes(page.tagOf(element))) {
        parts.push(\` \${page.valueOf(element)} \`);
        return true;
      }
      for (const child of page.childrenOf(element)) if (!walk(child)) return false;
      parts.push(" ");
      return true;
    };
    walk(root);
    return page.tidy(parts.join(""));
  }
  function monthsIn(page, text) {
    const names = page.monthWords();
    const found = [];
    const pattern = /([\\p{L}.]{3,14})[\\s,/-]*((?:19|20|21)\\d\\d)(?!\\d)|(?<!\\d)((?:19|20|21)\\d\\d)[\\s,/-]+([\\p{L}.]{3,14})/gu;
    for (const [, before, year, yearFirst, after] of text.matchAll(pattern)) {
      const month = names.indexOf((before ?? after ?? "").toLowerCase().replace(".", ""));
      if (month >= 0) found.push(Number(year ?? yearFirst) * 12 + month % 12);
    }
    return found;
  }
  function monthWords(page) {
    return page.once(
      "monthWords",
      document,
      () => ["en", page.attribute(document.documentElement, "lang") || "en"].flatMap(
        (language) => ["long", "short"].flatMap(
          (month) => Array.from({ length: 12 }, (_none, at2) => {
            try {
              const format = new Intl.DateTimeFormat(language, { month, timeZone: "UTC" });
              return format.format(new Date(Date.UTC(2024, at2, 1))).toLowerCase().replace(".", "");
            } catch {
              return "";
            }
          })
        )
      )
    );
  }
  function monthSaid(page, at2) {
    const name = page.monthWords()[at2 % 12] ?? "";
    return \`\${capital(name)} \${Math.floor(at2 / 12)}\`;
  }

  // shared/domain/prose-steps/in-page/calendar-turning.ts
  var calendar_turning_exports = {};
  __export(calendar_turning_exports, {
    isTurning: () => isTurning,
    turningOf: () => turningOf,
    writtenOn: () => writtenOn
  });
  var forwards = /(?:^|[^a-z])(?:next|forward|later|following|chevron-?right|arrow-?right|right)(?:[^a-z]|$)|^[›→▶❯>]$/;
  var backwards = /(?:^|[^a-z])(?:prev|previous|back|backward|earlier|chevron-?left|arrow-?left|left)(?:[^a-z]|$)|^[‹←◀❮<]$/;
  var ofYears = /(?:^|[^a-z])(?:years?|decades?|century)(?:[^a-z]|$)/;
  var mostUp = 4;
  function turningOf(page, root, forward) {
    const wanted = forward ? forwards : backwards;
    let place = root;
    for (let up = 0; place && up < mostUp && page.tagOf(place) !== "body"; up++, place = page.parentOf(place)) {
      const named = page.elementsIn(place).filter((element) => element !== place && page.isTurning(element, wanted) && page.visible(element));
      const months2 = named.filter((element) => !ofYears.test(page.writtenOn(element)));
      const outer2 = months2.filter(
        (element) => !months2.some((other) => other !== element && page.contains(other, element))
      );
      const [control] = outer2;
      if (control) return outer2.length === 1 ? control : void 0;
    }
    return void 0;
  }
  function writtenOn(page, element) {
    const icon = page.elementsIn(element).find((at2) => at2 !== element && page.attribute(at2, "class") !== "");
    const classes = [element, icon].map((at2) => at2 ? page.attribute(at2, "class") : "");
    return [page.nameOf(element), page.attribute(element, "title"), ...classes].join(" ").toLowerCase();
  }
  function isTurning(page, element, wanted) {
    const text = page.textOf(element);
    if (text.length > 20) return false;
    const pressed = ["button", "link"].includes(page.roleOf(element)) || ["a", "button"].includes(page.tagOf(element));
    if (pressed || page.takesClicks(element))
      return wanted.test(text.trim()) || wanted.test(page.writtenOn(element));
    return wanted.test(\`\${page.attribute(element, "title")} \${page.attribute(element, "class")}\`.toLowerCase());
  }

  // shared/domain/prose-steps/in-page/cells.ts
  var cells_exports = {};
  __export(cells_exports, {
    cellOf: () => cellOf,
    cellValue: () => cellValue,
    cellsBelow: () => cellsBelow,
    checkCell: () => checkCell
  });
  function cellsBelow(page, row, column) {
    const table = row.closest("table");
    if (!table) return page.columnCells(column, row);
    const grid = [];
    const rows = [...table.rows];
    for (const [down, line] of rows.entries()) {
      let across = 0;
      for (const cell of line.cells) {
        while (grid[down]?.[across]) across++;
        const height = cell.rowSpan === 0 ? rows.length - down : cell.rowSpan;
        for (let y = down; y < Math.min(down + height, rows.length); y++)
          for (let x = across; x < across + Math.min(cell.colSpan, 1e3); x++) (grid[y] ??= [])[x] ??= cell;
        across += cell.colSpan;
      }
    }
    const columns = /* @__PURE__ */ new Set();
    for (const line of grid)
      for (const [x, cell] of line.entries()) {
        const head = cell && page.roleOf(cell) === "columnheader";
        const level = head ? page.matchLevel(page.textOf(cell), column, false) : -1;
        if (level >= 0 && level <= 2) columns.add(x);
      }
    const at2 = rows.indexOf(row);
    return [...new Set([...columns].map((x) => grid[at2]?.[x]))].filter((cell) => cell !== void 0);
  }
  function cellOf(page, target) {
    const tables3 = page.elementsIn().filter((one) => {
      const heads = page.tagOf(one) === "table" ? [...one.rows].flatMap((row2) => [...row2.cells]) : [];
      return heads.some(
        (head) => page.roleOf(head) === "columnheader" && [0, 1, 2].includes(page.matchLevel(page.textOf(head), target.name ?? "", false))
      );
    });
    const { within } = target;
    const rowsIn = (scopes) => within ? [...new Set(scopes.flatMap((scope) => page.regions(within, scope)))] : [];
    const own = within?.within === void 0 ? rowsIn(tables3) : [];
    const rows = own.length > 0 ? own : rowsIn([document.documentElement]);
    const [row] = rows;
    if (!row || rows.length > 1 || within && page.isPartly(within, row))
      return {
        missed: {
          status: row && rows.length > 1 ? "ambiguous_region" : "no_region",
          candidates: page.candidates(rows)
        }
      };
    const cells = page.cellsBelow(row, target.name ?? "");
    const [element] = cells;
    if (element && cells.length === 1) return { element };
    const candidates2 = (element ? cells : page.elementsIn(row).filter((one) => page.roleOf(one) === "cell")).slice(0, 6).map((one) => page.candidate(one));
    return { missed: { status: element ? "ambiguous" : "missing", candidates: candidates2 } };
  }
  function checkCell(page, wanted) {
    const target = wanted.target ?? {};
    const cell = page.cellOf(target);
    if ("missed" in cell) return page.undecided(cell.missed, target);
    const { value: actual, field } = page.cellValue(cell.element);
    const expected = page.tidy(wanted.expected ?? "");
    const holds = page.tidy(actual) === expected || withoutButtons(page, cell.element) === expected;
    return { passed: holds !== (wanted.negated === true), actual, field, box: page.seen(cell.element) };
  }
  function withoutButtons(page, cell) {
    const buttons = page.elementsIn(cell).filter((one) => page.roleOf(one) === "button" && page.visible(one));
    const [whole2, ...texts2] = [cell, ...buttons].map((one) => page.tidy(page.textOf(one)));
    const beside2 = page.tidy(texts2.reduce((left, text) => left.replace(text, ""), whole2 ?? ""));
    return texts2.length === 0 || beside2 === "" ? void 0 : beside2;
  }
  function cellValue(page, cell) {
    const roles = page.rolesFor("read", void 0);
    const fields = page.elementsIn(cell).filter((one) => roles.includes(page.roleOf(one)) && page.visible(one));
    const values2 = [page.textOf(cell), ...fields.map((one) => page.valueOf(one))];
    return { value: values2.filter((value) => value !== "").join(" "), field: fields.length > 0 };
  }

  // shared/domain/prose-steps/in-page/checks.ts
  var checks_exports = {};
  __export(checks_exports, {
    check: () => check,
    checkPresence: () => checkPresence,
    checkReading: () => checkReading,
    checkReadings: () => checkReadings,
    checkState: () => checkState,
    undecided: () => undecided,
    unsure: () => unsure2
  });
  function check(page, wanted) {
    const again = () => page.checkWhole(page.checkReadings(wanted), wanted);
    return page.checkBeside(again(), wanted, again);
  }
  function checkReadings(page, wanted) {
    const { or = [], ...said } = wanted.target ?? {};
    const readings = or.length === 0 ? [wanted] : [said, ...or].map((target) => ({ ...wanted, target }));
    const verdicts = readings.map((one) => page.checkReading(one));
    const isPresence = wanted.kind === "assert_visible";
    const isSaid = wanted.kind === "assert_labelled" && wanted.unquoted === true;
    const meant = verdicts.find(
      ({ passed, problem, reason }) => isPresence ? passed !== (wanted.negated === true) && !reason : !problem && (isSaid || !reason)
    );
    const isOpen2 = isPresence && verdicts.find(({ reason }, at2) => reason && or[at2 - 1]?.signs);
    return meant ?? (isOpen2 || verdicts[0]);
  }
  function checkReading(page, wanted) {
    switch (wanted.kind) {
      case "assert_text":
        return page.isTold(wanted) ? page.checkWords(wanted) : page.checkText(wanted);
      case "assert_visible":
        return page.checkPresence(wanted);
      case "assert_dialog":
        return page.orLayer(page.checkPresence(wanted), wanted);
      case "assert_value":
      case "assert_checked":
      case "assert_enabled":
      case "assert_focused":
        return page.orCondition(page.checkState(wanted), wanted);
      case "assert_count":
        return page.checkCount(wanted);
      case "assert_order":
        return page.checkOrder(wanted);
      case "assert_entries":
        return page.checkEntries(wanted);
      case "assert_collection":
        return page.checkCollection(wanted);
      case "assert_labelled":
        return wanted.unquoted || wanted.attribute ? page.checkSaid(wanted) : page.orGauge(page.checkLabelled(wanted), wanted);
      case "assert_cell":
        return wanted.target?.role === "noted" ? page.checkNoted(wanted) : page.checkCell(wanted);
      case "assert_number":
        return page.checkNumber(wanted);
      case "assert_changed":
        return page.checkChanged(wanted);
      case "assert_link":
        return page.checkLink(wanted);
      case "assert_attribute":
        return page.orCondition(page.checkAttribute(wanted), wanted);
      case "assert_state":
        return page.orCondition(page.checkAria(wanted), wanted);
      case "assert_part":
        return page.checkPart(wanted);
      case "assert_condition":
        return page.checkCondition(wanted);
      default:
        return page.checkPage(wanted);
    }
  }
  function undecided(_page, resolution, target) {
    const unresolved = resolution.status === "found" ? { status: "missing", candidates: [] } : resolution;
    return { passed: false, actual: "", problem: { target, resolution: unresolved } };
  }
  function checkPresence(page, wanted) {
    const target = wanted.target ?? { role: "dialog" };
    const where = page.scopeOf(target);
    if ("missed" in where) return page.undecided(where.missed, target);
    const { scope } = where;
    if (target.signs) return page.checkSign(wanted, scope);
    const places = [
      "row",
      "listitem",
      "entry",
      "cell",
      "region",
      "dialog",
      "list",
      "table",
      "form",
      "group",
      "iframe"
    ].includes(target.role ?? "");
    const standing2 = page.elementsIn(scope).filter(
      (element) => element !== scope && page.family(target.role ?? "").includes(page.roleOf(element)) && page.isPresent(element)
    );
    const matching2 = places ? page.regions({ ...target, within: void 0 }, scope) : standing2.filter((element) => page.isCalled(element, target));
    const shown = matching2.filter((element) => page.facesOf(element).length > 0);
    const holding2 = wanted.expected === void 0 ? shown : shown.filter((element) => page.hasWhole(page.textOf(element), page.tidy(wanted.expected ?? "")));
    const [hit] = holding2.filter((element) => !page.isPartly(target, element));
    const [partly2] = holding2;
    const others = (shown.length > 0 ? shown : standing2).slice(0, 5).map((element) => page.candidate(element));
    const blank2 = wanted.negated === true && page.blocksIn(document.documentElement).length === 0;
    const told2 = ({ role, name }) => name === "" ? role : \`\${role} "\${name}"\`;
    const actual = hit ? told2(page.candidate(hit)) : [...new Set(others.map(told2))].join(", ");
    const isUnquoted = wanted.unquoted === true && (wanted.negated !== true || others.length > 0);
    const isUnsure = !hit && (partly2 !== void 0 || isUnquoted);
    return {
      passed: !isUnsure && !blank2 && hit !== void 0 !== (wanted.negated === true),
      ...isUnsure ? { reason: partly2 ? partOnly(page, target, partly2) : page.unsure(target) } : {},
      actual: blank2 ? "the page is blank" : actual === "" ? "not shown" : hit ? actual : \`not shown; there is \${actual}\`,
      ...hit ? { box: page.seen(hit) } : {}
    };
  }
  function unsure2(_page, { name = "" }) {
    return \`Nothing here is called “\${name}”, and these need not be the words of the page. Put its name in quotes, as the page shows it.\`;
  }
  function partOnly(page, { name = "" }, place) {
    return \`“\${page.bearing(place, name)}” is there, of which “\${name}” is a part only. Say the whole name.\`;
  }
  function checkState(page, wanted) {
    const target = wanted.target ?? {};
    const resolution = page.resolve(target, wanted.kind === "assert_value" ? "read" : "state");
    const element = resolution.status === "found" ? page.at(resolution.id) : void 0;
    if (resolution.status !== "found" || !element) return page.undecided(resolution, target);
    const box = page.seen(element);
    const say = (holds2, actual) => ({
      passed: holds2 !== (wanted.negated === true),
      actual,
      box
    });
    if (wanted.kind === "assert_enabled") {
      const on = page.enabled(element) && element.readOnly !== true;
      return say(on, on ? "enabled" : page.enabled(element) ? "read-only" : "disabled");
    }
    if (wanted.kind === "assert_focused") {
      const on = page.stateOf(resolution.id).focused;
      return say(on, on ? "focused" : "not focused");
    }
    if (wanted.kind === "assert_checked") {
      const on = page.checkedOf(element);
      if (on === void 0)
        return { ...page.undecided({ status: "missing", candidates: [page.candidate(element)] }, target), box };
      return say(on, on ? "checked" : "not checked");
    }
    const value = page.valueOf(element);
    const expected = wanted.expected ?? "";
    const raw = page.tagOf(element) === "select" ? element.value : value;
    const isDrawn2 = page.tagOf(element) === "input" && element.value !== value;
    if (expected === "" && isDrawn2)
      return { passed: false, actual: value, box, reason: \`“\${value}” stands there: a choice, or a hint.\` };
    const tokens = expected === "" && raw === "" ? page.tokensIn(element) : [];
    if (tokens.length > 0)
      return {
        passed: false,
        actual: "",
        box,
        reason: \`“\${tokens.join(", ")}” stands there, in it or beside it.\`
      };
    const equal = expected === "" ? raw === "" : value === expected || raw === expected || page.tidy(value) === page.tidy(expected);
    const holds = wanted.comparison === "contains" ? value.includes(expected) : equal;
    if (!holds && isDateField(page, element) && value !== "" && !/^\\d{2,4}[-:]\\d{2}/.test(expected))
      return {
        passed: false,
        actual: value,
        box,
        reason: \`The field holds “\${value}”, and shows it as its reader is used to. Write dates as 2026-12-24 and times as 14:30.\`
      };
    return say(holds, value);
  }
  var dateTypes = /* @__PURE__ */ new Set(["date", "month", "week", "time", "datetime-local"]);
  var isDateField = (page, element) => page.tagOf(element) === "input" && dateTypes.has(element.type);

  // shared/domain/prose-steps/in-page/collection-checks.ts
  var collection_checks_exports = {};
  __export(collection_checks_exports, {
    checkCollection: () => checkCollection,
    isSurelyMeant: () => isSurelyMeant,
    meantBy: () => meantBy,
    orderOf: () => orderOf
  });
  function checkCollection(page, wanted) {
    const { target = {}, collection: fact = {} } = wanted;
    const where = page.scopeOf(target);
    if ("missed" in where) return page.undecided(where.missed, target);
    const { scope } = where;
    if (page.blocksIn(document.documentElement).length === 0)
      return { passed: false, actual: "the page is blank", reason: "The page shows nothing." };
    if (fact.tokens) return page.checkTokens(wanted);
    if (fact.kept) return page.checkKept(wanted);
    if (fact.each?.words) return page.eachSays(wanted, scope);
    if (fact.sorted || fact.each) return page.orderOf(wanted, scope);
    const verdict = fact.members ? page.membersOf(wanted, scope) : page.countOf(wanted, scope);
    const isContrary = !verdict.passed && !verdict.reason && !verdict.problem;
    return isContrary && fact.members && !page.isSurelyMeant(fact, scope) ? { ...verdict, reason: notSurely } : verdict;
  }
  var notSurely = "Nobody can tell whether that is the list or table that is meant. Name it, as the page calls it.";
  function isSurelyMeant(page, fact, scope) {
    const { noun, anything, members = [], surely } = fact;
    if (scope !== document.documentElement) return true;
    const meant = page.meantBy(fact, scope);
    if ("reason" in meant) return true;
    const holds = (name) => meant.found.members.some((member2) => page.saysOf(member2, name) !== void 0);
    if (members.length > 0 && !surely && !members.some(holds)) return false;
    return noun === void 0 || anything === true || members.some(holds) || page.collectionsOf(noun, scope, true).length > 0;
  }
  function meantBy(page, { noun: called2, anything, byName, members = [], extent, count, at: at2, times }, scope) {
    const noun = anything ? void 0 : called2;
    const meant = page.collectionsOf(noun, scope, byName === true);
    const all = meant.length > 1 || noun === void 0 ? everything() : meant;
    const holding2 = members.length === 0 ? [] : all.filter((one) => members.every((name) => holds(one, name)));
    const [first] = holding2;
    if (first && holding2.length === 1) return { found: first };
    const [only] = meant;
    if (only && meant.length === 1 && (holding2.length === 0 || holding2.includes(only))) return { found: only };
    if (first && extent === "some" && count === void 0 && at2 === void 0 && times === void 0)
      return { found: first };
    const some = members.length === 0 ? [] : all.filter((one) => members.some((name) => holds(one, name)));
    const [other] = some;
    if (holding2.length === 0 && other && some.length === 1) return { found: other };
    const many = meant.length > 1 ? meant : holding2;
    const what = noun === void 0 ? "list or table" : \`“\${noun}”\`;
    if (many.length === 0)
      return { reason: \`Nothing here is surely a \${what}. Name the list or table, as the page calls it.\` };
    const told2 = many.slice(0, 4).map(({ holder, members: inside }) => {
      const name = page.nameOf(holder) || page.headingOf(holder);
      const [start] = inside;
      return \`\${name === "" ? "" : \`“\${name}” \`}(\${start ? page.textOf(start).slice(0, 40) : "empty"}\${inside.length > 1 ? " …" : ""})\`;
    });
    return { reason: \`Several things here may be meant by \${what}: \${told2.join(", ")}. Say in which of them.\` };
    function everything() {
      if (meant.length > 1) return meant;
      return page.collections().filter(
        (one) => one.members.length > 0 && (page.contains(scope, one.holder) || one.members.some((at3) => page.contains(scope, at3)))
      );
    }
    function holds(one, name) {
      return one.members.some((member2) => page.saysOf(member2, name) === "own");
    }
  }
  function orderOf(page, { collection: fact = {}, negated }, scope) {
    const undecided4 = (reason) => ({ passed: false, actual: "", reason });
    const meant = page.meantBy(fact, scope);
    if ("reason" in meant) return undecided4(meant.reason);
    const { members } = meant.found;
    const { sorted, each } = fact;
    const column = sorted ? sorted.by ?? sortedBy(meant.found.holder) ?? clickedHead(meant.found.holder) : each?.column;
    const texts2 = members.map((member2) => {
      if (column === void 0) return each ? page.textOf(member2) : page.sayings(member2)[0];
      const cells = page.cellsBelow(member2, column);
      return cells[0] && cells.length === 1 ? page.textOf(cells[0]) : void 0;
    });
    for (const one of members) page.seen(one);
    const values2 = texts2.filter((text) => text !== void 0);
    if (values2.length < texts2.length)
      return undecided4(\`Not each of these has something under “\${column ?? ""}”.\`);
    if (each) {
      if (values2.length === 0) return undecided4("There is nothing here of which that could be said.");
      const others = values2.filter((text) => !page.hasWhole(text, page.tidy(each.text)));
      return {
        passed: others.length === 0 !== (negated === true),
        actual: others.length === 0 ? each.text : \`without it: \${others.slice(0, 5).join(" | ")}\`
      };
    }
    if (column === void 0 && meant.found.sort === "rows")
      return undecided4(
        'The page does not tell by which column the table is sorted. Say it: The rows are sorted by "Age" in ascending order.'
      );
    const holds = page.areSorted(values2, sorted?.direction ?? "ascending");
    const actual = values2.slice(0, 8).join(" | ");
    if (holds === void 0) return undecided4(\`Nobody can tell in which order these are: \${actual}\`);
    return { passed: holds !== (negated === true), actual };
    function clickedHead(holder) {
      const name = sorted?.clicked;
      const isHead = (one) => page.roleOf(one) === "columnheader" && page.saysOf(one, name ?? "") === "own";
      return name !== void 0 && page.elementsIn(holder).some(isHead) ? name : void 0;
    }
    function sortedBy(holder) {
      const heads = page.elementsIn(holder).filter((one) => ["ascending", "descending"].includes(page.attribute(one, "aria-sort")));
      return heads[0] && heads.length === 1 ? page.textOf(heads[0]) : void 0;
    }
  }

  // shared/domain/prose-steps/in-page/collection-counts.ts
  var collection_counts_exports = {};
  __export(collection_counts_exports, {
    amountOf: () => amountOf,
    compares: () => compares,
    countOf: () => countOf,
    statements: () => statements
  });
  function amountOf(page, target) {
    const where = page.scopeOf(target);
    if ("missed" in where) return { verdict: page.undecided(where.missed, target) };
    const { scope } = where;
    const meant = page.meantBy(target.name === void 0 ? {} : { noun: target.name }, scope);
    if ("reason" in meant) return { verdict: { passed: false, actual: "", reason: meant.reason } };
    const { holder, members } = meant.found;
    const list = page.partLists().find((one) => one.holder === holder || one.members.some((at2) => members.includes(at2)));
    if (list && list.stated === void 0)
      return { verdict: { passed: false, actual: "", reason: page.notAllDrawn(list, members.length) } };
    return { value: String(list?.stated ?? members.length), field: false };
  }
  function compares(_page, amount, expected, comparison) {
    if (comparison === "at_least") return amount >= expected;
    return comparison === "at_most" ? amount <= expected : amount === expected;
  }
  function countOf(page, wanted, scope) {
    const { collection: fact = {}, comparison } = wanted;
    const { count = 0, noun, tail } = fact;
    const said = noun === void 0 && tail === void 0 ? [] : page.statements(noun, tail, scope);
    const [stated] = said;
    const words3 = \`the page says \${said.join(" and ")} \${noun ?? ""} \${tail ?? ""}\`.trim();
    const say = (amount, actual) => ({
      passed: page.compares(amount, count, comparison) !== (wanted.negated === true),
      actual
    });
    if ((tail !== void 0 || fact.stated) && stated !== void 0)
      return said.length === 1 ? say(stated, words3) : undecided2(\`\${words3}, and which is meant is not clear.\`);
    if (fact.stated) return undecided2(\`Nothing here says how many \${noun ?? "there are"}.\`);
    const meant = page.meantBy(fact, scope);
    if ("reason" in meant) {
      if (stated !== void 0 && said.length === 1 && page.compares(stated, count, comparison))
        return say(stated, words3);
      return undecided2(meant.reason);
    }
    const { members } = meant.found;
    for (const one of members) page.seen(one);
    const verdict = say(
      members.length,
      \`\${members.length}\${members.length === 0 ? "" : \`: \${page.told(members)}\`}\`
    );
    const whole2 = isPart(page, scope, said, members.length) ? stated : void 0;
    const isTotal = fact.total === "said" || fact.total === "likely" && !verdict.passed;
    const all = whole2 === void 0 ? void 0 : say(whole2, \`\${words3}, \${members.length} of them are shown\`);
    if (all && isTotal && (all.passed || fact.total === "said")) return all;
    if (all && fact.total === "likely" && verdict.passed)
      return undecided2(\`\${words3}, but only \${members.length} of them are shown. Say how many are shown.\`);
    const doubt = doubtOf(page, wanted, meant.found, verdict);
    if (doubt !== void 0) return undecided2(doubt);
    const isSome = tail !== void 0 && tail !== "found" && (!verdict.passed || !/^(?:left|remaining)$/.test(tail));
    if (isSome || !verdict.passed && !page.isSurelyMeant(fact, scope))
      return undecided2(notSurely2(verdict.actual));
    const saysOther = said.length > 0 && !said.includes(members.length) && whole2 === void 0;
    if (saysOther && said.some((amount) => page.compares(amount, count, comparison)))
      return undecided2(\`\${words3}, but there are \${verdict.actual}\`);
    return verdict;
  }
  var notSurely2 = (actual) => \`There are \${actual}, and nobody can tell whether those are meant. Name the list or table, as the page calls it.\`;
  function isPart(page, scope, [stated = 0, other], amount) {
    return other === void 0 && stated > amount && amount > 0 && page.blocksIn(scope).some(({ text }) => page.hasWhole(text, String(stated)) && page.hasWhole(text, String(amount)));
  }
  function doubtOf(page, { collection: { count = 0, noun, anything } = {} }, found, { passed }) {
    const { members, holder } = found;
    const [sole] = members;
    const text = sole ? page.textOf(sole) : "";
    if (members.length === 1 && count !== 1 && /^(?:no|there (?:is|are) no|nothing|none)\\b/i.test(text))
      return \`“\${text}” is shown, and nobody can tell whether that is counted.\`;
    if (members.length === 0 && count > 0 && !page.visible(holder))
      return "There is a list here, but it is not shown. Say what else the page shows.";
    const named = noun === void 0 || anything === true || page.goesBy(found, noun);
    if (named || found.sort === "columns" || ["row", "column", "page", "option", "tab"].includes(noun))
      return void 0;
    const some = page.isSomeOf(found, noun);
    if (some === "said" || !passed && (some === "filtered" || count === 0))
      return \`There are \${members.length} here, but which of them are meant by “\${noun}” is not clear: \${page.told(members)}\`;
    return void 0;
  }
  function statements(page, noun, tail, scope) {
    const escaped2 = (noun ?? "").replace(/[^\\p{L}\\p{N}]+/gu, "\\\\W+");
    const many = \`(?:\${escaped2}|\${escaped2.replace(/y$/i, "")}ie|\${escaped2}e)s?\\\\b\`;
    const after = tail === void 0 ? "" : \`\\\\s+(?:\\\\w+\\\\s+)?\${tail}\\\\b\`;
    const what = noun === void 0 ? \`(?:\\\\s+\\\\p{L}+){0,2}?\` : \`\\\\s+(?:total\\\\s+)?\${many}\`;
    const pattern = new RegExp(\`(?<![\\\\p{L}\\\\p{N}.,])(\\\\d[\\\\d.,]*|no)\${what}\${after}\`, "giu");
    const found = page.blocksIn(scope).flatMap(
      ({ text }) => [...text.matchAll(pattern)].map(
        ([, amount = ""]) => /^no$/i.test(amount) ? 0 : Number(amount.replaceAll(/[.,]/g, ""))
      )
    );
    return [...new Set(found)];
  }
  var undecided2 = (reason) => ({ passed: false, actual: "", reason });

  // shared/domain/prose-steps/in-page/collection-members.ts
  var collection_members_exports = {};
  __export(collection_members_exports, {
    membersOf: () => membersOf
  });
  function membersOf(page, wanted, scope) {
    const { collection: fact = {}, comparison } = wanted;
    const { members: names = [], extent = "some", surely, count, times } = fact;
    const meant = page.meantBy(fact, scope);
    if ("reason" in meant) return withoutList(page, fact, scope, meant.reason);
    const { members } = meant.found;
    const places = names.map((name) => matching(page, members, name));
    const missing = names.filter((_name, index) => places[index]?.length === 0);
    const actual = members.length === 0 ? "none" : page.told(members);
    for (const place of places.flat()) page.seen(members[place]);
    if (extent === "none") return noneOf(page, members, fact, { places, missing, actual });
    const isElsewhere = fact.noun === void 0 && scope === document.documentElement && missing.some((name) => isOnPage(page, name));
    if (isElsewhere)
      return undecided3(
        \`“\${missing.join(", ")}” stands elsewhere than in the list here. Say in which list or place it must be.\`
      );
    if (missing.length > 0 && !surely) return undecided3(unknown(missing, actual));
    if (times !== void 0) return { passed: places[0]?.length === times, actual };
    if (missing.length > 0) return { passed: false, actual };
    const placed = inPlace(fact, members.length, { places, missing, actual });
    if (placed) return placed;
    if (count !== void 0) return { passed: page.compares(members.length, count, comparison), actual };
    const others = members.length - new Set(places.flat()).size;
    if (extent === "only") return onlyThese(page, meant.found, scope, others, actual);
    if (extent === "these") return theseAre(places, others, fact.ordered === true, actual);
    return { passed: true, actual };
  }
  function matching(page, members, name) {
    const said = members.map((member2) => page.saysOf(member2, name));
    const own = said.flatMap((one, index) => one === "own" ? [index] : []);
    return own.length > 0 ? own : said.flatMap((one, index) => one === "part" ? [index] : []);
  }
  function noneOf(page, members, fact, found) {
    const names = fact.members ?? [];
    const isThere = names.some((name) => members.some((member2) => page.saysOf(member2, name) === "own"));
    if (isThere) return { passed: false, actual: found.actual };
    if (found.missing.length < names.length)
      return undecided3(\`Something here only holds these words among others: \${found.actual}.\`);
    return fact.surely ? { passed: true, actual: found.actual } : undecided3(unknown(names, found.actual));
  }
  function inPlace({ at: at2, between, ordered }, amount, found) {
    const { places, actual } = found;
    if (at2 !== void 0) return { passed: places[0]?.includes(at2 < 0 ? amount + at2 : at2 - 1) === true, actual };
    if (ordered !== true && between !== true) return void 0;
    if (places.some((place) => place.length > 1))
      return undecided3(\`Some of these stand here several times: \${actual}.\`);
    const [one = -1, two = -1, three = -1] = places.map((place) => place[0] ?? -1);
    if (between === true) return { passed: one > Math.min(two, three) && one < Math.max(two, three), actual };
    return rises(places) ? void 0 : { passed: false, actual };
  }
  function onlyThese(page, { kind }, scope, others, actual) {
    const alike = page.collections().filter((one) => one.kind === kind && one.own && one.members.length > 0);
    if (others === 0 && scope === document.documentElement && alike.length > 1)
      return undecided3("There are several of such lists here. Say in which of them.");
    return { passed: others === 0, actual };
  }
  function theseAre(places, others, ordered, actual) {
    if (others > 0)
      return undecided3(
        \`There are others beside these: \${actual}. Say “only” if there must be none, or how many there are.\`
      );
    if (!ordered && !rises(places))
      return undecided3(\`They stand in another order here: \${actual}. Say “in this order” if it matters.\`);
    return { passed: true, actual };
  }
  function withoutList(page, fact, scope, reason) {
    const { members: names = [], extent, surely, times, ordered } = fact;
    if (extent === "these" && ordered === true) return inTexts(page, names, scope) ?? undecided3(reason);
    if (extent === "these" && names.every((name2) => isCalled(page, name2)))
      return { passed: true, actual: names.join(", ") };
    const absent = names.every((name2) => !isOnPage(page, name2));
    if (extent === "none" && surely && absent) return { passed: true, actual: "not shown" };
    const [name = ""] = names;
    if (times === void 0 || !surely) return undecided3(reason);
    const alone = page.blocksIn(document.documentElement).filter(({ text, parts }) => [text, ...parts].some((one) => page.tidy(one) === page.tidy(name)));
    return alone.length > 0 ? { passed: alone.length === times, actual: \`\${alone.length} times\` } : undecided3(reason);
  }
  var isCalled = (page, name) => page.resolve({ name, whole: true }, "state").status === "found";
  function inTexts(page, names, scope) {
    const text = page.tidy(page.textOf(scope)).toLowerCase();
    const places = names.map((name) => placesIn(page, text, page.tidy(name).toLowerCase()));
    if (places.some((at2) => at2.length !== 1)) return void 0;
    const [first = 0] = places[0] ?? [];
    const inOrder = rises(places);
    if (!inOrder && scope === document.documentElement) return void 0;
    return { passed: inOrder, actual: text.slice(Math.max(0, first - 20), first + 200) };
  }
  function placesIn(page, text, name) {
    const found = [];
    for (let at2 = text.indexOf(name); at2 >= 0 && name !== ""; at2 = text.indexOf(name, at2 + name.length))
      if (page.hasWhole(text.slice(Math.max(0, at2 - 1), at2 + name.length + 1), name)) found.push(at2);
    return found;
  }
  var rises = (places) => places.every(([place = -1], index) => index === 0 || place > (places[index - 1]?.[0] ?? -1));
  function isOnPage(page, name) {
    const whole2 = page.tidy(page.textOf(document.documentElement)).toLowerCase();
    return page.hasWhole(whole2, page.tidy(name).toLowerCase());
  }
  var unknown = (names, actual) => \`“\${names.join(", ")}” is not here, and these need not be the words of the page. Put what must be there in quotes. There is: \${actual}.\`;
  var undecided3 = (reason) => ({ passed: false, actual: "", reason });

  // shared/domain/prose-steps/in-page/collection-nouns.ts
  var collection_nouns_exports = {};
  __export(collection_nouns_exports, {
    collectionsIn: () => collectionsIn,
    collectionsOf: () => collectionsOf,
    entitled: () => entitled,
    goesBy: () => goesBy,
    headingOf: () => headingOf,
    isSomeOf: () => isSomeOf
  });

  // shared/domain/english/without-s.ts
  var wordsOf = (text) => new Set(text.split(" "));
  var endingInS = wordsOf(
    "alias bias bonus bus campus canvas census clothes consensus focus gas goods lens minus plus status surplus virus"
  );
  var endingOtherwise = wordsOf(
    "ache axe cache calorie cookie cpu gpu headache hoodie menu movie niche rookie selfie sku smoothie zombie"
  );
  function withoutS(word) {
    if (!/..s$/.test(word) || !/[aeiouy]/.test(word)) return word;
    const [one, two] = [word.slice(0, -1), word.slice(0, -2)];
    if (endingOtherwise.has(one)) return one;
    if (endingInS.has(word) || /[sui]s$/.test(word)) return word;
    if (!word.endsWith("es")) return one;
    if (endingInS.has(two) || /(?:x|ch|sh|ss|zz)$/.test(two)) return two;
    return /.[^aeiou]ies$/.test(word) ? \`\${word.slice(0, -3)}y\` : one;
  }

  // shared/domain/english/plural.ts
  var irregular = new Map(
    "person people,man men,woman women,child children,foot feet,tooth teeth,mouse mice,goose geese,criterion criteria,phenomenon phenomena,analysis analyses,axis axes,diagnosis diagnoses,half halves,knife knives,leaf leaves,life lives,shelf shelves,echo echoes,hero heroes,quiz quizzes,matrix matrices,news news,series series,species species".split(",").map((pair) => pair.split(" "))
  );
  var singulars = new Map([...irregular].map(([one, several]) => [several, one]));
  function plural(noun) {
    const irregularPlural = irregular.get(noun);
    if (irregularPlural !== void 0) return irregularPlural;
    if (/(?:[^aeiou]|qu)y$/.test(noun)) return \`\${noun.slice(0, -1)}ies\`;
    return /(?:s|x|z|ch|sh)$/.test(noun) ? \`\${noun}es\` : \`\${noun}s\`;
  }
  function irregularSingular(noun) {
    const singularOfTable = singulars.get(noun);
    if (singularOfTable !== void 0) return singularOfTable;
    return /(?:men|children)$/.test(noun) && noun.length > 5 && !/(?:specimen|regimen|abdomen|stamen)$/.test(noun) ? noun.replace(
      /(?:(wo)?men|children)$/,
      (end, wo) => end === "children" ? "child" : \`\${wo ?? ""}man\`
    ) : void 0;
  }
  function singular(name) {
    const [, before = "", last = name] = /^(.*[\\s-])?([^\\s-]+)$/s.exec(name) ?? [];
    if (/^\\p{Lu}{2,}s$/u.test(last)) return name.slice(0, -1);
    const small = last.toLowerCase();
    const one = irregularSingular(small) ?? withoutS(small);
    return before + (small.startsWith(one) ? last.slice(0, one.length) : last.slice(0, 1) + one.slice(1));
  }

  // shared/domain/prose-steps/in-page/collection-nouns.ts
  function collectionsOf(page, noun, scope, byName) {
    const inside = page.collectionsIn(scope);
    const filled = inside.filter(({ members }) => members.length > 0);
    const own = noun === void 0 ? void 0 : ofKind(page, noun, filled, scope);
    if (own && own.length > 0) return own;
    if (noun !== void 0) {
      const all = filled.filter((one) => one.sort !== "columns" && page.goesBy(one, noun));
      const matter = all.filter((one) => one.own || scope !== document.documentElement);
      const called2 = matter.length > 0 ? matter : all;
      const outer2 = outermost(page, called2);
      const [first] = outer2;
      if (first && outer2.length > 1 && new Set(called2.map(({ kind }) => kind)).size === 1)
        return [{ ...first, members: outer2.flatMap(({ members }) => members) }];
      if (first) return outer2;
    }
    return own !== void 0 || byName ? [] : matterOf(page, inside, scope);
  }
  function collectionsIn(page, scope) {
    return page.collections().flatMap((one) => {
      if (page.contains(scope, one.holder)) return [one];
      const members = one.members.filter((member2) => member2 !== scope && page.contains(scope, member2));
      return members.length > 0 && members.length < one.members.length ? [{ ...one, members }] : [];
    });
  }
  function ofKind(page, noun, filled, scope) {
    const of = (sort) => filled.filter((one) => one.sort === sort);
    const role = (name) => filled.filter(({ holder }) => page.roleOf(holder) === name);
    switch (noun) {
      case "row":
        return of("rows");
      case "column":
        return [...of("columns"), ...outermost(page, of("parts")).filter((one) => standBeside(page, one))];
      case "column heading":
      case "column header":
      case "header":
        return of("columns");
      case "heading": {
        const members = page.elementsIn(scope).filter((one) => page.roleOf(one) === "heading");
        const headings = page.collection("controls", scope, members, "headings");
        return [...of("columns"), ...headings.members.length > 0 ? [headings] : []];
      }
      case "tab":
        return role("tablist");
      case "option":
      case "choice":
      case "suggestion":
        return of("options");
      case "menu item":
        return [...role("menu"), ...role("menubar")];
      case "page":
        return filled.filter(({ kind }) => kind === "pages");
      default:
        return void 0;
    }
  }
  function matterOf(page, inside, scope) {
    const isPlace = scope !== document.documentElement;
    const isControl = (member2) => {
      const controls2 = page.elementsIn(member2).filter((one) => ["link", "button"].includes(page.roleOf(one)));
      const [only] = controls2;
      return only !== void 0 && controls2.length === 1 && page.textOf(only) === page.textOf(member2);
    };
    const matter = outermost(
      page,
      inside.filter((one) => (one.own || isPlace) && ["rows", "items", "parts"].includes(one.sort))
    );
    const shown = matter.filter(({ members }) => members.length > 0);
    const lists = shown.filter(({ sort }) => sort !== "parts");
    const plain = lists.filter((one) => !one.members.every(isControl));
    const chosen = plain.length > 0 ? plain : lists.length > 0 ? lists : shown;
    const all = chosen.length > 0 ? chosen : matter.filter(({ sort }) => sort !== "parts");
    const nested = all.flatMap(
      (one) => one.sort === "parts" ? inside.filter((other) => other !== one && isIn(page, other, one)) : []
    );
    return [...all, ...nested];
  }
  function isIn(page, one, other) {
    return other.members.some((member2) => member2 === one.holder || page.contains(member2, one.holder));
  }
  function outermost(page, list) {
    return list.filter((one) => !list.some((other) => other !== one && isIn(page, one, other)));
  }
  function standBeside(page, { members }) {
    const boxes = members.map((member2) => page.boxOf(member2));
    return boxes.every((box, at2) => {
      const before = boxes[at2 - 1];
      return !before || box.x >= before.x + before.width - 1 && box.y < before.y + before.height;
    });
  }
  function goesBy(page, { holder, members }, noun) {
    const wanted = noun.split(" ").map((word) => singular(word.toLowerCase()));
    const code = ["class", "id", "data-testid", "data-test", "role", "itemtype", "aria-roledescription"];
    const says = (text) => {
      const words3 = wordsOf2(text);
      return wanted.every((word) => words3.includes(word));
    };
    const [member2] = members;
    const coded = [holder, ...member2 ? [member2] : []].some(
      (element) => says(page.tagOf(element)) || code.some((name) => says(page.attribute(element, name)))
    );
    const told2 = [page.nameOf(holder), page.headingOf(holder)].some((text) => {
      const words3 = wordsOf2(text).filter(
        (word) => !["list", "table", "overview", "directory", ""].includes(word)
      );
      const isMany = /s\\b/i.test(text) || words3.length === wanted.length;
      const ends = words3.slice(-wanted.length).join(" ") === wanted.join(" ");
      return isMany && words3.length <= wanted.length + 2 && ends;
    });
    return coded || told2;
  }
  function isSomeOf(page, { members }, noun) {
    const wanted = singular(noun.split(" ").at(-1) ?? "");
    const saying = members.filter((member2) => wordsOf2(page.textOf(member2)).includes(wanted));
    const isFilter = (one) => ["button", "link", "tab", "option", "radio", "checkbox"].includes(page.roleOf(one)) && !page.inFrame(one, document.documentElement) && wordsOf2(page.nameOf(one)).join(" ").trim() === singular(noun);
    if (saying.length > 0 && saying.length < members.length) return "said";
    return page.elementsIn().some(isFilter) ? "filtered" : void 0;
  }
  function headingOf(page, holder) {
    let at2 = holder;
    for (let up = 0; at2 && up < 4; up++) {
      for (let before = at2.previousElementSibling; before; before = before.previousElementSibling) {
        const heading = page.elementsIn(before).findLast((one) => page.roleOf(one) === "heading");
        if (heading) return page.visible(heading) ? page.textOf(heading) : "";
      }
      at2 = page.parentOf(at2);
    }
    return "";
  }
  function entitled(page, name, scope) {
    const inside = page.collections().filter(({ holder }) => page.contains(scope, holder));
    const isCalled3 = (text) => [0, 1, 2].includes(page.matchLevel(text, name, false));
    const parts = inside.flatMap(({ sort, members }) => sort === "parts" ? members : []);
    const titled = parts.filter((member2) => {
      const [first] = page.blocksIn(member2);
      return first !== void 0 && isCalled3(first.text) && first.text !== page.textOf(member2);
    });
    if (titled.length > 0) return titled;
    const lists = inside.filter(({ sort, holder }) => ["rows", "items"].includes(sort) && page.visible(holder));
    return lists.flatMap(({ holder }) => {
      const before = holder.previousElementSibling;
      const heads = before !== null && page.roleOf(before) === "heading" && isCalled3(page.textOf(before));
      return heads && page.nameOf(holder) === "" ? [holder] : [];
    });
  }
  function wordsOf2(text) {
    return text.replace(/(\\p{Ll})(\\p{Lu})/gu, "$1 $2").split(/[^\\p{L}]+/u).map((word) => singular(word.toLowerCase()));
  }

  // shared/domain/prose-steps/in-page/collection-sayings.ts
  var collection_sayings_exports = {};
  __export(collection_sayings_exports, {
    sayings: () => sayings,
    saysOf: () => saysOf,
    told: () => told
  });
  function sayings(page, member2) {
    return page.once("sayings", member2, () => {
      if (page.tagOf(member2) === "option") return [page.nameOf(member2)];
      const blocks = page.blocksIn(member2);
      const bare2 = blocks.filter(
        ({ element }) => element === member2 || !element.closest("button, [role=button]")
      );
      const [first] = bare2;
      const start = first?.parts[0] === void 0 ? -1 : first.text.indexOf(first.parts[0]);
      const inner3 = page.elementsIn(member2).filter((one) => ["cell", "gridcell", "rowheader", "heading", "link"].includes(page.roleOf(one)));
      const texts2 = [
        page.textOf(member2),
        bare2.map(({ text }) => text).join(" "),
        page.nameOf(member2),
        ...inner3.map((one) => page.textOf(one)),
        first?.text ?? "",
        ...first?.parts ?? [],
        start > 0 ? first?.text.slice(0, start) ?? "" : ""
      ];
      return [...new Set(texts2.map((text) => page.tidy(text)))].filter((text) => text !== "");
    });
  }
  function saysOf(page, member2, wanted) {
    const most = /\\)\\s*$/.test(wanted) ? 1 : 2;
    const texts2 = page.sayings(member2);
    const isOwn = texts2.some((text) => {
      const level = page.matchLevel(text, wanted, false);
      return level >= 0 && level <= most;
    });
    if (isOwn) return "own";
    const whole2 = page.tidy(page.textOf(member2)).toLowerCase();
    return page.hasWhole(whole2, page.tidy(wanted).toLowerCase()) ? "part" : void 0;
  }
  function told(page, members) {
    const texts2 = members.slice(0, 6).map((member2) => page.textOf(member2).slice(0, 60));
    return \`\${texts2.join(" | ")}\${members.length > 6 ? " …" : ""}\`;
  }

  // shared/domain/prose-steps/in-page/collections.ts
  var collections_exports = {};
  __export(collections_exports, {
    alikeParts: () => alikeParts,
    collection: () => collection,
    collections: () => collections,
    listItems: () => listItems,
    pageNumbers: () => pageNumbers,
    shapeOf: () => shapeOf,
    tableLines: () => tableLines
  });
  var holders = "list feed tree listbox menu menubar tablist".split(" ");
  var inner = "listitem article treeitem option tab menuitem menuitemcheckbox".split(" ");
  var tables = ["table", "grid", "treegrid"];
  function collections(page) {
    return page.once("collections", document.documentElement, () => {
      const all = page.elementsIn();
      return [
        ...all.flatMap((one) => tables.includes(page.roleOf(one)) ? page.tableLines(one) : []),
        ...all.flatMap(
          (one) => holders.includes(page.roleOf(one)) || page.tagOf(one) === "select" ? page.listItems(one) : []
        ),
        ...page.pageNumbers(),
        ...page.alikeParts()
      ];
    });
  }
  function collection(page, sort, holder, members, kind = \`\${sort} \${page.shapeOf(holder)}\`) {
    const isFrame = ["navigation", "contentinfo", "banner"].includes(page.roleOf(holder));
    const own = !isFrame && !page.inFrame(holder, document.documentElement);
    return { sort, holder, members: members.filter((one) => page.visible(one)), own, kind };
  }
  function shapeOf(page, element) {
    const [first = ""] = page.attribute(element, "class").trim().split(/\\s+/);
    return \`\${page.tagOf(element)}.\${first}\`;
  }
  function tableLines(page, holder) {
    const within = page.elementsIn(holder).filter((one) => nearest(page, one, tables) === holder);
    const cellsOf = (row) => page.elementsIn(row).filter((one) => ["cell", "gridcell", "rowheader"].includes(page.roleOf(one)));
    const rows = within.filter(
      (one) => page.roleOf(one) === "row" && !page.inFoot(one) && cellsOf(one).some((cell) => page.roleOf(cell) !== "rowheader")
    );
    const heads = within.filter((one) => page.roleOf(one) === "columnheader");
    const width = Math.max(heads.length, ...rows.map((row) => cellsOf(row).length));
    const days = rows.flatMap((row) => cellsOf(row)).filter((cell) => /^\\d{1,2}$/.test(page.textOf(cell)));
    if (days.length >= 28 && width === 7) return [];
    const members = rows.filter((row) => width < 2 || cellsOf(row).length > 1);
    const lines = page.collection("rows", holder, members);
    return heads.length > 0 ? [lines, page.collection("columns", holder, heads)] : [lines];
  }
  function listItems(page, holder) {
    if (page.tagOf(holder) === "select") {
      const options = [...holder.options];
      return page.visible(holder) ? [{ ...page.collection("options", holder, []), members: options }] : [];
    }
    const members = page.elementsIn(holder).filter((one) => inner.includes(page.roleOf(one)) && nearest(page, one, holders) === holder);
    const items = members.filter((one) => page.roleOf(one) !== "listitem");
    const isList = ["list", "feed", "tree"].includes(page.roleOf(holder));
    const told2 = isList || items.length === 0 ? members : items;
    const outer2 = told2.filter((one) => !told2.some((other) => other !== one && page.contains(other, one)));
    return [page.collection(isList ? "items" : "options", holder, outer2)];
  }
  function pageNumbers(page) {
    const numbered = page.elementsIn().filter(
      (one) => ["button", "link"].includes(page.roleOf(one)) && /^(?:(?:go to )?page )?\\d{1,4}$/i.test(page.tidy(page.nameOf(one))) && page.visible(one)
    );
    const bars = new Set(
      numbered.map((one) => {
        const parent = page.parentOf(one);
        return page.roleOf(parent) === "listitem" ? page.parentOf(parent) : parent;
      })
    );
    return [...bars].flatMap((bar) => {
      const members = numbered.filter((one) => page.contains(bar, one));
      const around = nearest(page, bar, ["navigation"]);
      const words3 = \`\${page.attribute(bar, "class")} \${page.attribute(around ?? bar, "aria-label")}\`;
      const told2 = around !== void 0 || /pag(?:e|ing|ination|er)/i.test(words3);
      return told2 || members.length > 1 ? [{ ...page.collection("controls", bar, members, "pages"), own: false }] : [];
    });
  }
  function alikeParts(page) {
    const tags = /^(?:div|section|article|figure|dl|a|.+-.+)$/;
    const kinds2 = /* @__PURE__ */ new Map();
    for (const one of page.elementsIn()) {
      const parent = page.parentOf(one);
      const role = page.roleOf(one);
      if (!parent || !tags.test(page.tagOf(one)) || inner.includes(role) || role === "row") continue;
      if (page.tagOf(one) === "a" && one.childElementCount < 2) continue;
      const key = \`parts \${page.shapeOf(parent)} > \${page.shapeOf(one)}\`;
      const kind = kinds2.get(key) ?? /* @__PURE__ */ new Map();
      kind.set(parent, [...kind.get(parent) ?? [], one]);
      kinds2.set(key, kind);
    }
    return [...kinds2].flatMap(([key, kind]) => {
      const groups2 = [...kind];
      if (!groups2.some(([, group]) => group.length > 1) || !areAlike(page, [...kind.values()].flat())) return [];
      return groups2.map(([holder, group]) => {
        const told2 = group.filter((one) => (one.textContent ?? "").trim() !== "");
        return page.collection("parts", holder, told2, key);
      });
    });
  }
  function areAlike(page, members) {
    const fields = ["textbox", "searchbox", "spinbutton", "combobox", "listbox", "slider", "radio"];
    const isLine = (one) => page.elementsIn(one).some((at2) => fields.includes(page.roleOf(at2)) && page.visible(at2));
    if (members.every(isLine)) return false;
    const made = (one) => new Set([...one.children].map((child) => page.shapeOf(child)));
    const pattern = made(members[0]);
    return members.every((one) => {
      const own = made(one);
      const shared = [...own].filter((child) => pattern.has(child)).length;
      const all = own.size + pattern.size - shared;
      return shared * 2 > all || all === 0;
    });
  }
  function nearest(page, element, roles) {
    let at2 = page.parentOf(element);
    while (at2 && !roles.includes(page.roleOf(at2))) at2 = page.parentOf(at2);
    return at2;
  }

  // shared/domain/prose-steps/in-page/conditions.ts
  var conditions_exports = {};
  __export(conditions_exports, {
    checkCondition: () => checkCondition,
    conditionOf: () => conditionOf,
    conditioned: () => conditioned,
    orCondition: () => orCondition,
    placeMeant: () => placeMeant,
    secretFields: () => secretFields
  });
  var words2 = {
    ticked: ["ticked", "not ticked"],
    selected: ["selected", "not selected"],
    enabled: ["enabled", "disabled"],
    focused: ["focused", "not focused"],
    expanded: ["unfolded", "folded"],
    struck: ["crossed out", "not crossed out"],
    highlighted: ["highlighted", "not highlighted"],
    bold: ["bold", "not bold"],
    masked: ["masked", "legible"],
    editable: ["editable", "not editable"],
    partly: ["ticked in part", "not ticked in part"],
    lit: ["lit", "not lit"],
    coloured: ["of that colour", "of another colour"],
    full: ["full", "not full"]
  };
  var disabled = /^(?:disabled|inactive|unavailable|blocked|forbidden|greyed|grayed)$/;
  function checkCondition(page, wanted) {
    const { condition = { is: "ticked" }, target = {}, negated = false } = wanted;
    const [yes, no] = words2[condition.is];
    if (condition.is === "full") return page.checkGauge(wanted);
    if (condition.of === "some") return page.checkSome(wanted);
    if (condition.of === "nothing") return page.checkNothingChosen(wanted);
    if (condition.of) return page.checkEach(wanted);
    const found = page.conditioned(target, condition);
    if ("verdict" in found) return found.verdict;
    const held = found.elements.map(
      (element) => [element, page.conditionOf(element, condition.is, condition)]
    );
    for (const [element] of held) page.seen(element);
    const told2 = (element) => {
      const { role, name } = page.candidate(element);
      return \`\${role} “\${name}”\`;
    };
    const wrong = held.find(([, is]) => is !== void 0 && is === negated);
    if (wrong)
      return { passed: false, actual: \`\${told2(wrong[0])}: \${negated ? yes : no}\`, box: page.boxOf(wrong[0]) };
    const unknown2 = held.find(([, is]) => is === void 0);
    if (unknown2)
      return {
        passed: false,
        actual: "",
        reason: \`The page does not plainly show whether \${told2(unknown2[0])} is \${yes}.\`
      };
    const [first] = held;
    if (first && wanted.expected !== void 0 && page.tidy(page.valueOf(first[0])) !== page.tidy(wanted.expected))
      return { passed: false, actual: page.valueOf(first[0]) };
    return { passed: true, actual: negated ? no : yes, ...first ? { box: page.boxOf(first[0]) } : {} };
  }
  function conditioned(page, target, { is }) {
    const { role, name = "" } = target;
    const places = ["row", "listitem", "entry", "cell", "article", "region", "group"];
    const missing = page.undecided({ status: "missing", candidates: [] }, target);
    const place = role !== void 0 && places.includes(role) ? page.placeMeant(target) : void 0;
    if (place) return place;
    const control = page.resolve(target, is === "masked" ? "read" : "state");
    if (control.status === "found") return held(control.id);
    if (control.status === "ambiguous") return { verdict: page.undecided(control, target) };
    if (is === "masked" && /^(?:(?:typed|entered) )?(?:characters?|letters?|passwords?|input|text|entry)$/i.test(name)) {
      const secret = page.secretFields();
      if (secret.length === 1) return { elements: secret };
    }
    const { role: _role, ...plain } = target;
    const text = name === "" ? void 0 : page.resolve(role === void 0 || places.includes(role) ? plain : target, "point");
    const [said] = text?.status === "found" ? held(text.id).elements : [];
    const isNamed2 = (words3) => [0, 1, 2].includes(page.matchLevel(words3, name, false));
    if (said && (isNamed2(page.textOf(said)) || isNamed2(page.nameOf(said)))) return { elements: [said] };
    if (text?.status === "ambiguous") return { verdict: page.undecided(text, target) };
    const names = name.replace(
      /^(?:buttons|fields|tabs|links|boxes|checkboxes|options|rows|sections|items|entries) (?=\\S)/i,
      ""
    ).replace(/ (?:buttons|fields|tabs|links|boxes|checkboxes|options|rows|sections|items|entries)$/i, "").split(/, and |, | and /);
    if (names.length < 2)
      return {
        verdict: page.undecided(
          control.status === "missing" ? control : missing.problem?.resolution ?? control,
          target
        )
      };
    const each = names.map((one) => page.conditioned({ ...target, name: one }, { is }));
    const lost3 = each.find((one) => "verdict" in one);
    return lost3 ?? { elements: each.flatMap((one) => "elements" in one ? one.elements : []) };
    function held(id) {
      const element = page.at(id);
      return { elements: element ? [element] : [] };
    }
  }
  function placeMeant(page, target) {
    const all = page.regions(target, document.documentElement).filter((element) => page.visible(element));
    if (all.length < 2) return all.length === 1 ? { elements: all } : void 0;
    const candidates2 = all.slice(0, 6).map((one) => page.candidate(one));
    return { verdict: page.undecided({ status: "ambiguous", candidates: candidates2 }, target) };
  }
  function secretFields(page) {
    const isSecret = (element) => element.type === "password" || page.attribute(element, "autocomplete").includes("password") || page.stateWords(element, /^(?:password|passphrase|passcode)$/) || /\\b(?:password|passphrase|passcode)\\b/i.test(page.nameOf(element));
    return page.elementsIn(document.documentElement).filter((element) => page.tagOf(element) === "input" && page.visible(element) && isSecret(element));
  }
  function conditionOf(page, element, is, fact = { is }) {
    const isBox = page.kindOf(element) === "checkable";
    const label = isBox ? page.captionOf(element) ?? element : element;
    const style = getComputedStyle(element);
    switch (is) {
      case "ticked":
        return page.isMixed(element) ? false : page.checkedOf(element);
      case "partly":
        return page.isMixed(element) ? true : page.checkedOf(element) === void 0 ? void 0 : false;
      case "coloured":
        return page.isColoured(label, fact);
      case "full":
        return void 0;
      case "lit":
        return page.isLit(element);
      case "selected": {
        const told2 = page.checkedOf(element);
        if (told2 === void 0 && page.roleOf(element) === "button")
          return page.isMarked(element) ? true : void 0;
        if (told2 === true || told2 === false && page.kindOf(element) === "checkable") return told2;
        return page.differsFromSiblings(element) ?? told2;
      }
      case "enabled": {
        if (!page.enabled(element) || page.stateWords(element, disabled)) return false;
        if (style.pointerEvents === "none" || style.cursor === "not-allowed") return false;
        if (page.rolesFor("state", void 0).includes(page.roleOf(element)))
          return element.readOnly !== true;
        const others = [...page.parentOf(element)?.children ?? []].filter((other) => other !== element);
        return page.takesClicks(element) || others.some((other) => page.stateWords(other, disabled)) ? true : void 0;
      }
      case "focused":
        return page.contains(element, document.activeElement ?? document.body);
      case "expanded":
        return page.unfolded(element);
      case "struck":
        return page.struckOut(label);
      case "highlighted":
        return page.differsFromSiblings(label);
      case "bold":
        return page.textOf(label) === "" && isBox ? void 0 : page.boldOf(label);
      case "masked": {
        if (page.tagOf(element) !== "input") return /^[•*●·∙]+$/.test(page.textOf(element)) ? true : void 0;
        const security = style.getPropertyValue("-webkit-text-security");
        return element.type === "password" || security !== "" && security !== "none";
      }
      case "editable":
        return page.kindOf(element) === "text" || page.roleOf(element) === "textbox" ? page.enabled(element) && element.readOnly !== true : void 0;
    }
  }
  function orCondition(page, verdict, wanted) {
    const kinds2 = {
      assert_checked: "selected",
      assert_enabled: "enabled",
      assert_focused: "focused",
      assert_state: "expanded",
      assert_attribute: "masked"
    };
    const is = kinds2[wanted.kind];
    const isOther = wanted.kind === "assert_state" && wanted.state !== "expanded" || wanted.kind === "assert_attribute" && wanted.expected !== "password";
    const ofControl = ["button", "checkbox", "switch", "radio"].includes(wanted.target?.role ?? "");
    if (wanted.kind === "assert_checked" && ofControl) return verdict;
    if (!is || isOther || verdict.problem?.resolution.status !== "missing") return verdict;
    const { expected: _expected, ...bare2 } = wanted;
    const other = page.checkCondition({ ...bare2, kind: "assert_condition", condition: { is } });
    return other.problem ? verdict : other;
  }

  // shared/domain/prose-steps/in-page/colours.ts
  var colours_exports = {};
  __export(colours_exports, {
    coloursOf: () => coloursOf,
    isColoured: () => isColoured,
    paintedWith: () => paintedWith
  });
  var hues = {
    red: [{ from: 342, to: 372 }],
    pink: [
      { from: 295, to: 345, light: [0.5, 0.98] },
      { from: 345, to: 375, light: [0.66, 0.98] }
    ],
    orange: [{ from: 18, to: 44 }],
    yellow: [{ from: 44, to: 66 }],
    green: [{ from: 72, to: 168 }],
    teal: [{ from: 160, to: 195 }],
    turquoise: [{ from: 160, to: 195 }],
    cyan: [{ from: 170, to: 200 }],
    blue: [{ from: 190, to: 258 }],
    purple: [{ from: 256, to: 320 }],
    violet: [{ from: 250, to: 320 }]
  };
  var doubtful = 14;
  function isColoured(page, element, { colour = "", where, loosely }) {
    const near = page.paintedWith(element);
    const parts = where ? [where] : ["text", "background", "border"];
    const styles = near.flatMap((at2) => parts.flatMap((part2) => page.coloursOf(at2, part2)));
    const read = styles.map(hueOf);
    if (read.some((one) => one !== void 0 && isOf(one, colour, 0))) return true;
    const isUnclear = styles.some((style, at2) => read[at2] === void 0 && !isClear(style)) || read.some((one) => one !== void 0 && isOf(one, colour, doubtful)) || near.some(
      (at2) => where !== "text" && where !== "border" && getComputedStyle(at2).backgroundImage !== "none"
    );
    return isUnclear || loosely ? void 0 : false;
  }
  function paintedWith(page, element) {
    const { width, height } = element.getBoundingClientRect();
    const area = Math.max(width * height, 1);
    const sizeOf2 = (at2) => {
      const box = at2.getBoundingClientRect();
      return box.width * box.height;
    };
    const isText = (at2) => page.childrenOf(at2).some((child) => child.nodeType === 3 && page.tidy(child.nodeValue ?? "") !== "");
    const inside = page.elementsIn(element).filter((at2) => at2 === element || page.visible(at2) && (sizeOf2(at2) >= area / 3 || isText(at2)));
    const around = [];
    for (let at2 = page.parentOf(element), up = 0; at2 && up < 2; at2 = page.parentOf(at2), up++)
      if (sizeOf2(at2) <= area * 2) around.push(at2);
    return [...inside, ...around];
  }
  function coloursOf(page, element, part2) {
    const own = [getComputedStyle(element)];
    const put = ["::before", "::after"].map((name) => getComputedStyle(element, name)).filter((style) => style.content !== "none" && style.content !== "normal");
    return [...own, ...put].flatMap((style) => {
      if (part2 === "text") return page.tidy(page.rawText(element)) === "" ? [] : [style.color];
      if (part2 === "background") return [style.backgroundColor];
      const sides = ["Top", "Right", "Bottom", "Left"];
      const borders = sides.filter(
        (side) => Number.parseFloat(style[\`border\${side}Width\`]) > 0 && style[\`border\${side}Style\`] !== "none"
      ).map((side) => style[\`border\${side}Color\`]);
      const outline2 = style.outlineStyle === "none" || Number.parseFloat(style.outlineWidth) === 0 ? [] : [style.outlineColor];
      return [
        ...borders,
        ...outline2,
        ...style.boxShadow.match(/(?:rgba?|oklch|oklab|lab|lch|color)\\([^)]*\\)/g) ?? []
      ];
    });
  }
  var isClear = (style) => style === "transparent" || /^rgba\\(.*, 0(?:\\.0\\d*)?\\)$/.test(style);
  function hueOf(style) {
    const [, ...parts] = /^rgba?\\(([\\d.]+), ([\\d.]+), ([\\d.]+)(?:, ([\\d.]+))?\\)$/.exec(style) ?? [];
    const [red = 0, green = 0, blue = 0] = parts.slice(0, 3).map((one) => Number(one) / 255);
    if (parts.length === 0 || parts[3] !== void 0 && Number(parts[3]) < 0.1) return void 0;
    const [most, least3] = [Math.max(red, green, blue), Math.min(red, green, blue)];
    const range = most - least3;
    const lightness = (most + least3) / 2;
    const saturation = range === 0 ? 0 : range / (1 - Math.abs(2 * lightness - 1));
    const turn = range === 0 ? 0 : most === red ? ((green - blue) / range + 6) % 6 : most === green ? (blue - red) / range + 2 : (red - green) / range + 4;
    return { hue: turn * 60, saturation, lightness };
  }
  function isOf({ hue, saturation, lightness }, colour, slack) {
    const isTinted = saturation >= (slack > 0 ? 0.1 : 0.25) && lightness > 0.1 && lightness < (slack > 0 ? 0.995 : 0.985);
    return isTinted && (hues[colour] ?? []).some(({ from, to, light }) => {
      const isLight = !light || slack > 0 || lightness >= light[0] && lightness <= light[1];
      return isLight && [hue, hue + 360].some((at2) => at2 >= from - slack && at2 <= to + slack);
    });
  }

  // shared/domain/prose-steps/in-page/code-boxes.ts
  var code_boxes_exports = {};
  __export(code_boxes_exports, {
    codeBoxes: () => codeBoxes,
    codeCalled: () => codeCalled,
    codeRows: () => codeRows
  });
  var types = ["text", "tel", "number", "password", ""];
  var widest = 90;
  var mostEach = 4;
  var counting = /[\\p{N}]+|\\b(?:first|second|third|fourth|fifth|sixth|seventh|eighth|of)\\b|[^\\p{L}]+/giu;
  function codeBoxes(page, id) {
    const element = page.at(id);
    if (!element) return [];
    const isGroup = page.kindOf(element) === "group";
    const around = isGroup ? element : page.parentOf(element);
    let boxes = [];
    for (let at2 = around, up = 0; at2 && up < 4 && page.tagOf(at2) !== "body"; at2 = page.parentOf(at2), up++) {
      const all = page.codeRows(at2);
      const [row] = all.filter((one) => isGroup || one.includes(element));
      if (row && (!isGroup || all.length === 1) && row.length > boxes.length) boxes = row;
      if (isGroup || ["group", "form"].includes(page.roleOf(at2))) break;
    }
    return boxes.slice(isGroup ? 0 : boxes.indexOf(element)).map((box) => ({ id: page.hold(box), size: sizeOf(box) }));
  }
  var sizeOf = ({ maxLength }) => maxLength >= 1 && maxLength <= mostEach ? maxLength : 1;
  function codeRows(page, place) {
    const fields = page.elementsIn(place).filter((one) => page.kindOf(one) === "text" && page.exposed(one) && page.visible(one));
    const rows = /* @__PURE__ */ new Map();
    for (const one of fields) {
      const { top, width, height } = one.getBoundingClientRect();
      const { type, maxLength } = one;
      if (page.tagOf(one) !== "input" || !types.includes(type) || width > widest) continue;
      if (maxLength > mostEach) continue;
      const key = [Math.round(top), Math.round(height), Math.round(width), type, maxLength].join(" ");
      rows.set(key, [...rows.get(key) ?? [], one]);
    }
    return [...rows.values()].filter((row) => {
      const least3 = row[0].maxLength === 1 ? 3 : row[0].maxLength > 1 ? 2 : 4;
      const [first = "", ...names] = row.map((one) => page.nameOf(one).replace(counting, "").toLowerCase());
      const [common = ""] = names;
      return row.length >= least3 && names.every((name) => name === common) && (common === "" || first === common);
    });
  }
  function codeCalled(page, { name = "", exact }, scope) {
    const hits = page.codeRows(scope).filter((row2) => {
      let at2 = page.parentOf(row2[0]);
      for (let up = 0; at2 && up < 4 && page.contains(scope, at2); at2 = page.parentOf(at2), up++) {
        const others = page.elementsIn(at2).filter((one) => page.kindOf(one) === "text" && !row2.includes(one));
        if (others.length > 0) return false;
        const isNamed2 = [page.nameOf(at2), ...page.blocksIn(at2).map(({ text }) => text)].some((text) => {
          const level = page.matchLevel(text, name, exact === true);
          return level >= 0 && level <= 2;
        });
        if (isNamed2) return true;
      }
      return false;
    });
    const [row] = hits;
    const [box] = row ?? [];
    if (!box || hits.length > 1) return void 0;
    return { status: "found", id: page.hold(box), role: "textbox", name, kind: "text", matched: name, rank: 40 };
  }

  // shared/domain/prose-steps/in-page/controls.ts
  var controls_exports = {};
  __export(controls_exports, {
    checkedOf: () => checkedOf,
    coverAt: () => coverAt,
    enabled: () => enabled,
    find: () => find,
    focusOn: () => focusOn,
    hitPoint: () => hitPoint,
    pointsBeside: () => pointsBeside,
    ready: () => ready,
    receives: () => receives,
    stateOf: () => stateOf,
    steady: () => steady,
    valueOf: () => valueOf
  });
  function enabled(page, element) {
    for (let at2 = element; at2; at2 = page.parentOf(at2))
      if (page.attribute(at2, "aria-disabled") === "true") return false;
    return !element.matches(":disabled");
  }
  function ready(page, id, needs) {
    const element = page.at(id);
    const nowhere = { box: { x: 0, y: 0, width: 0, height: 0 }, x: 0, y: 0 };
    if (!element?.isConnected) return { ...nowhere, obstacle: "detached" };
    const faces = page.facesOf(element);
    const [shown] = faces;
    if (!shown) return { ...nowhere, obstacle: "hidden" };
    const first = page.boxOf(shown);
    if (first.width === 0 || first.height === 0) return { ...nowhere, obstacle: "hidden" };
    if (needs.enabled && !page.enabled(element)) return { box: first, x: 0, y: 0, obstacle: "disabled" };
    if (needs.enabled && element.readOnly === true && !needs.hit)
      return { box: first, x: 0, y: 0, obstacle: "read-only" };
    const attempts = (needs.hit ? faces : [shown]).map((face) => page.aim(face, needs.hit));
    return attempts.find(({ obstacle }) => obstacle === void 0) ?? attempts[0] ?? { ...nowhere, obstacle: "hidden" };
  }
  async function steady(page, id, needs) {
    page.memo.clear();
    const before = page.ready(id, needs);
    await page.settled();
    page.memo.clear();
    const after = page.ready(id, needs);
    const moved = before.box.x !== after.box.x || before.box.y !== after.box.y || before.box.width !== after.box.width;
    return after.obstacle === void 0 && moved ? { ...after, obstacle: "moving" } : after;
  }
  async function find(page, target, purpose, needs, steadily) {
    const resolution = page.resolve(target, purpose);
    if (resolution.status !== "found") return { resolution };
    const { id } = resolution;
    return { resolution, readiness: steadily ? await page.steady(id, needs) : page.ready(id, needs) };
  }
  function receives(page, element, hit) {
    const labels = page.labelsOf(element);
    const own = page.tagOf(element) === "label" ? element.control : null;
    const controls2 = page.rolesFor("state", "button").concat(page.rolesFor("fill", void 0), page.rolesFor("tick", void 0), "link", "tab");
    for (let at2 = hit ?? void 0; at2; at2 = page.parentOf(at2)) {
      if (at2 === element || at2 === own || labels.includes(at2)) return true;
      if (controls2.includes(page.roleOf(at2))) return false;
    }
    return element.getRootNode().host === hit && hit !== null;
  }
  function hitPoint(page, element) {
    const view = element.ownerDocument.defaultView;
    const origin = element.getBoundingClientRect();
    const outer2 = page.boxOf(element);
    const rect = [...element.getClientRects()].find((one) => one.width > 0 && one.height > 0);
    if (!view || !rect) return void 0;
    const left = Math.max(rect.left, 0);
    const top = Math.max(rect.top, 0);
    const width = Math.min(rect.right, view.innerWidth) - left;
    const height = Math.min(rect.bottom, view.innerHeight) - top;
    if (width <= 0 || height <= 0) return void 0;
    let covered;
    const parts = [
      [0.5, 0.5],
      [0.25, 0.25],
      [0.75, 0.25],
      [0.25, 0.75],
      [0.75, 0.75]
    ];
    const middles = parts.map(([across, down]) => [
      left + width * across,
      top + height * down
    ]);
    for (const [x, y] of [...middles, ...page.pointsBeside(element)]) {
      const point = { x: x - origin.x + outer2.x, y: y - origin.y + outer2.y };
      const cover = page.coverAt(element, x, y);
      if (cover === void 0) return point;
      const shown = cover ? page.candidate(cover) : { role: "the edge of the page", name: "" };
      covered ??= { ...point, by: \`\${shown.role}\${shown.name === "" ? "" : \` "\${shown.name}"\`}\` };
    }
    return covered;
  }
  var intoBox = 8;
  function pointsBeside(page, element) {
    const inner3 = page.elementsIn(element).filter((at2) => at2 !== element);
    const isBox = page.tagOf(element) === "label" || page.kindOf(element) === "checkable";
    if (!isBox || !inner3.some((at2) => ["link", "button"].includes(page.roleOf(at2)))) return [];
    const middle = ({ left, top, width, height }) => [
      left + width / 2,
      top + height / 2
    ];
    const drawn = inner3.filter((at2) => page.visible(at2) && page.isDrawn(at2)).map((at2) => middle(at2.getBoundingClientRect()));
    const ends = [...element.getClientRects()].flatMap(({ left, right, top, height, width }) => {
      const inwards = Math.min(intoBox, width / 2);
      return [left + inwards, left + 1, right - inwards, right - 1].map((x) => [
        x,
        top + height / 2
      ]);
    });
    const isSeen = ([x, y]) => x > 0 && y > 0 && x < innerWidth - 1 && y < innerHeight - 1;
    return [...drawn, ...ends].filter(isSeen);
  }
  function coverAt(page, element, x, y) {
    const hit = element.getRootNode().elementFromPoint(x, y);
    if (!page.receives(element, hit)) return hit;
    const frame = element.ownerDocument.defaultView?.frameElement;
    if (!frame) return void 0;
    const inner3 = element.getBoundingClientRect();
    const own = page.boxOf(element);
    const outer2 = page.boxOf(frame);
    const rect = frame.getBoundingClientRect();
    return page.coverAt(frame, x - inner3.x + own.x - outer2.x + rect.x, y - inner3.y + own.y - outer2.y + rect.y);
  }
  function focusOn(page, id, select) {
    const element = page.at(id);
    if (!element?.isConnected) return false;
    element.focus();
    if (select && page.kindOf(element) === "text") {
      ;
      element.select();
    } else if (select) {
      const range = element.ownerDocument.createRange();
      range.selectNodeContents(element);
      const selection = element.ownerDocument.defaultView?.getSelection();
      selection?.removeAllRanges();
      selection?.addRange(range);
    }
    const root = element.getRootNode();
    return root.activeElement === element;
  }
  function valueOf(page, element) {
    const tag = page.tagOf(element);
    if (tag === "select")
      return [...element.selectedOptions].map((option) => page.tidy(option.text)).join(", ");
    if (tag === "input" || tag === "textarea") {
      const { value } = element;
      return value === "" && page.roleOf(element) === "combobox" ? page.drawnValues(element).join(", ") : value;
    }
    const chosen = page.elementsIn(element).filter(
      (at2) => at2 !== element && ["radio", "option"].includes(page.roleOf(at2)) && page.checkedOf(at2) === true
    );
    if (chosen.length > 0) return chosen.map((at2) => page.nameOf(at2)).join(", ");
    return page.attribute(element, "aria-valuetext") || page.attribute(element, "aria-valuenow") || page.kindOf(element) === "combobox" && page.shownText(element) || page.tidy(element.innerText ?? "");
  }
  function checkedOf(page, element) {
    const tag = page.tagOf(element);
    if (tag === "input" && ["checkbox", "radio"].includes(element.type))
      return element.checked;
    if (tag === "option") return element.selected;
    for (const name of ["aria-checked", "aria-selected", "aria-pressed", "aria-current"]) {
      const value = page.attribute(element, name);
      if (value !== "") return value !== "false" && value !== "mixed";
    }
    return page.kindOf(element) === "checkable" || page.kindOf(element) === "option" ? false : void 0;
  }
  function stateOf(page, id) {
    const element = page.at(id);
    if (!element) return { value: "", checked: null, kind: "other", focused: false };
    const root = element.getRootNode();
    const focused = root.activeElement === element;
    return {
      value: page.valueOf(element),
      checked: page.checkedOf(element) ?? null,
      kind: page.kindOf(element),
      focused
    };
  }

  // shared/domain/prose-steps/in-page/date-parts.ts
  var date_parts_exports = {};
  __export(date_parts_exports, {
    dateParts: () => dateParts,
    datePartsOf: () => datePartsOf,
    hasParts: () => hasParts
  });
  function hasParts(page, id) {
    const group = page.at(id);
    return group !== void 0 && page.elementsIn(group).some((at2) => page.roleOf(at2) === "spinbutton");
  }
  function datePartsOf(page, id) {
    const group = page.at(id);
    return group ? page.dateParts(group) : [];
  }
  function dateParts(page, group) {
    const parts = page.elementsIn(group).filter((at2) => page.roleOf(at2) === "spinbutton" && page.exposed(at2)).map((at2) => {
      const name = page.nameOf(at2).toLowerCase();
      if (/meridiem|\\bam\\b.*\\bpm\\b|day ?period/.test(name)) {
        const text = page.attribute(at2, "aria-valuetext") || page.textOf(at2) || (at2.textContent ?? "");
        const half = /^a\\.?m/i.test(text.trim()) ? 0 : /^p\\.?m/i.test(text.trim()) ? 1 : null;
        return { id: page.hold(at2), part: "half", now: half };
      }
      const [part2 = "", ...more] = ["year", "month", "day", "hour", "minute", "second"].filter(
        (one) => name.includes(one)
      );
      const now = Number.parseFloat(page.attribute(at2, "aria-valuenow"));
      return { id: page.hold(at2), part: more.length > 0 ? "" : part2, now: Number.isNaN(now) ? null : now };
    });
    const known = new Set(parts.map(({ part: part2 }) => part2));
    return known.has("") || known.size !== parts.length ? [] : parts;
  }

  // shared/domain/prose-steps/in-page/dom.ts
  var dom_exports = {};
  __export(dom_exports, {
    at: () => at,
    attribute: () => attribute,
    childrenOf: () => childrenOf,
    contains: () => contains,
    elementsIn: () => elementsIn,
    hold: () => hold,
    once: () => once,
    parentOf: () => parentOf,
    tagOf: () => tagOf
  });
  function once(page, kind, key, compute) {
    let known = page.memo.get(kind);
    if (!known) page.memo.set(kind, known = /* @__PURE__ */ new Map());
    if (!known.has(key)) known.set(key, compute());
    return known.get(key);
  }
  function attribute(_page, element, name) {
    return Element.prototype.getAttribute.call(element, name) ?? "";
  }
  function tagOf(_page, element) {
    return element.localName.toLowerCase();
  }
  function childrenOf(page, node) {
    if (node.nodeType !== 1) return [];
    const element = node;
    const tag = page.tagOf(element);
    if (["script", "style", "template", "noscript", "head"].includes(tag)) return [];
    if (tag === "iframe" || tag === "frame") {
      try {
        const root = element.contentDocument?.documentElement;
        return root ? [root] : [];
      } catch {
        return [];
      }
    }
    if (element.shadowRoot) return [...element.shadowRoot.childNodes];
    if (tag === "slot") {
      const assigned = element.assignedNodes({ flatten: true });
      if (assigned.length > 0) return assigned;
    }
    const children = Object.getOwnPropertyDescriptor(Node.prototype, "childNodes")?.get?.call(
      node
    );
    return [...children];
  }
  function parentOf(_page, node) {
    const slot = node.assignedSlot;
    if (slot) return slot;
    const parent = node.parentNode;
    if (parent === null) return void 0;
    if (parent.nodeType === 1) return parent;
    if (parent.nodeType === 11) return parent.host;
    try {
      return parent.defaultView?.frameElement ?? void 0;
    } catch {
      return void 0;
    }
  }
  function contains(page, outer2, inner3) {
    for (let at2 = inner3; at2; at2 = page.parentOf(at2)) if (at2 === outer2) return true;
    return false;
  }
  function elementsIn(page, root = document.documentElement) {
    return page.once("elements", root, () => {
      const found = [];
      const walk = (element) => {
        found.push(element);
        for (const child of page.childrenOf(element)) if (child.nodeType === 1) walk(child);
      };
      walk(root);
      return found;
    });
  }
  function hold(page, element) {
    const known = page.held.indexOf(element);
    if (known >= 0) return page.base + known;
    return page.base + page.held.push(element) - 1;
  }
  function at(page, id) {
    return page.held[id - page.base];
  }

  // shared/domain/prose-steps/in-page/each-member.ts
  var each_member_exports = {};
  __export(each_member_exports, {
    columnAbout: () => columnAbout,
    eachSays: () => eachSays
  });
  var unsure3 = (reason) => ({ passed: false, actual: "", reason });
  function eachSays(page, { collection: fact = {}, negated }, scope) {
    const meant = page.meantBy(fact.noun === void 0 ? {} : { noun: fact.noun }, scope);
    if ("reason" in meant) return unsure3(meant.reason);
    const { members, holder } = meant.found;
    const { each } = fact;
    const [first] = members;
    if (!first || !each) return unsure3("There is nothing here of which that could be said.");
    const split = columnIn(page, holder, each);
    if (!split) return unsure3(\`No column here is surely meant by “\${each.column ?? each.text}”.\`);
    const { column, text } = split;
    const wanted = page.wordsOf(text);
    const texts2 = members.map((member2) => {
      if (column === void 0) return page.textOf(member2);
      const cells = page.cellsBelow(member2, column);
      return cells[0] && cells.length === 1 ? page.cellValue(cells[0]).value : void 0;
    });
    if (texts2.includes(void 0)) return unsure3(\`Not each of these has something under “\${column ?? ""}”.\`);
    const others = texts2.filter((one) => !page.holdsWords(page.wordsOf(one ?? ""), wanted));
    for (const one of members) page.seen(one);
    if (others.length === 0) return { passed: negated !== true, actual: text };
    const actual = \`without it: \${others.slice(0, 5).join(" | ")}\`;
    if (others.length === texts2.length && !fact.surely)
      return unsure3(
        \`None of these says “\${text}”, and these need not be the words of the page. There is: \${actual}\`
      );
    return { passed: negated === true, actual };
  }
  function columnIn(page, holder, { text, column, words: words3 }) {
    if (column !== void 0) {
      const head = page.columnAbout(holder, column);
      return head === void 0 ? void 0 : { column: head, text };
    }
    if (words3 === "any") return { text };
    const all = text.split(" ");
    for (let at2 = all.length - 1; at2 > 0; at2--) {
      const head = page.columnAbout(holder, all.slice(0, at2).join(" "));
      if (head !== void 0) return { column: head, text: all.slice(at2).join(" ") };
    }
    return void 0;
  }
  function columnAbout(page, holder, name) {
    const fold = (text) => page.loose(text).replaceAll("colour", "color").replaceAll("favourite", "favorite");
    const heads = page.elementsIn(holder).filter((one) => page.roleOf(one) === "columnheader" && page.visible(one)).map((one) => page.textOf(one));
    const same = heads.filter((head) => fold(head) === fold(name));
    const words3 = page.wordsOf(name).map(fold);
    const holding2 = same.length > 0 ? same : heads.filter((head) => page.holdsWords(page.wordsOf(head).map(fold), words3));
    return holding2.length === 1 ? holding2[0] : void 0;
  }

  // shared/domain/prose-steps/in-page/each-condition.ts
  var each_condition_exports = {};
  __export(each_condition_exports, {
    checkEach: () => checkEach,
    membersAround: () => membersAround
  });
  var groups = "fieldset, ul, ol, table, form, [role=group], [role=radiogroup], [role=list], [role=listbox], [role=grid], [role=tablist]";
  function checkEach(page, wanted) {
    const { condition = { is: "ticked" }, target = {}, negated = false } = wanted;
    const { of = "all", is, count } = condition;
    const one = target.name === void 0 && target.held === void 0 ? void 0 : page.conditioned(target, { is });
    if (one && "verdict" in one && of !== "all" && of !== "none") return one.verdict;
    const anchors = one && "elements" in one ? one.elements : [];
    const sets = page.membersAround(anchors, condition.role, count);
    const members = sets.flat();
    const unsure10 = (reason) => ({ passed: false, actual: "", reason });
    const lost3 = "Nobody can tell which ones on this page are meant. Name them, in quotes.";
    const wants = (element) => {
      if (of === "only") return anchors.includes(element);
      return (of === "all" || of === "others") !== negated;
    };
    const asked = of === "others" ? members.filter((element) => !anchors.includes(element)) : members;
    if (asked.length === 0 || of === "only" && !anchors.every((anchor) => members.includes(anchor)))
      return unsure10(lost3);
    if (sets.length > 1 && count !== void 0) return unsure10(lost3);
    const states = asked.map((element) => [element, page.conditionOf(element, is, condition)]);
    const name = (element) => \`“\${page.candidate(element).name}”\`;
    const wrong = states.find(([element, so]) => so !== void 0 && so !== wants(element));
    if (wrong && sets.length > 1) return unsure10(lost3);
    if (wrong)
      return {
        passed: false,
        actual: \`\${name(wrong[0])} is \${wrong[1] ? "" : "not "}so\`,
        box: page.seen(wrong[0])
      };
    const unknown2 = states.find(([, so]) => so === void 0);
    if (unknown2) return unsure10(\`The page does not plainly show it of \${name(unknown2[0])}.\`);
    for (const [element] of states) page.seen(element);
    return { passed: true, actual: \`so of \${states.length}\` };
  }
  function membersAround(page, anchors, role, count) {
    const own = role ?? (anchors[0] ? page.roleOf(anchors[0]) : "");
    const isEntry = ["row", "listitem", "entry"].includes(own);
    const among = (scope) => {
      if (own === "") return [];
      if (isEntry) return page.entriesIn(own, scope);
      const elements = page.elementsIn(scope);
      if (own === "choice") return page.choicesIn(scope);
      if (own === "expandable")
        return elements.filter(
          (element) => page.visible(element) && (page.attribute(element, "aria-expanded") !== "" || page.tagOf(element) === "summary")
        );
      return elements.filter(
        (element) => page.family(own).includes(page.roleOf(element)) && (page.visible(element) || page.kindOf(element) === "checkable" && page.exposed(element))
      );
    };
    const fits = (found) => found.length > 0 && (count === void 0 || found.length === count);
    const [anchor] = anchors;
    for (let at2 = anchor?.parentElement?.closest(groups); at2; at2 = at2.parentElement?.closest(groups)) {
      const found = among(at2);
      if (found.length > 1 && fits(found) && (role !== void 0 || anchors.every((one) => found.includes(one))))
        return [found];
    }
    const said = among(document.documentElement);
    const heads = own === "expandable" && said.length === 0 ? page.foldHeads(anchor) : [];
    if (heads.length > 0) return fits(heads) ? [heads] : [];
    const all = said;
    const byGroup = /* @__PURE__ */ new Map();
    for (const element of all) {
      const group = element.closest(
        isEntry ? "table, ul, ol, menu, [role=table], [role=grid], [role=list]" : groups
      );
      byGroup.set(group, [...byGroup.get(group) ?? [], element]);
    }
    const fitting = [...byGroup.values()].filter((found) => fits(found));
    return count !== void 0 && fits(all) ? [all] : fitting;
  }

  // shared/domain/prose-steps/in-page/entries.ts
  var entries_exports = {};
  __export(entries_exports, {
    areOnly: () => areOnly,
    checkEntries: () => checkEntries,
    entriesIn: () => entriesIn
  });
  function entriesIn(page, role, scope) {
    const fields = ["textbox", "searchbox", "spinbutton"];
    const roles = role === "entry" ? ["row", "listitem"] : role === "textbox" ? fields : [role];
    const isData = (row) => page.elementsIn(row).some((cell) => ["cell", "gridcell"].includes(page.roleOf(cell)));
    const open = (field) => page.enabled(field) && field.readOnly !== true;
    return page.elementsIn(scope).filter((element) => {
      const own = page.roleOf(element);
      if (element === scope || !roles.includes(own) || !page.visible(element) || page.inFrame(element, scope))
        return false;
      return own === "row" ? isData(element) : !fields.includes(own) || open(element);
    });
  }
  function checkEntries(page, wanted) {
    const target = wanted.target ?? {};
    const where = page.scopeOf(target);
    if ("missed" in where) return page.undecided(where.missed, target);
    const { scope } = where;
    const entries = page.entriesIn(target.role ?? "entry", scope);
    const isField = target.role === "textbox";
    const holders2 = new Set(
      entries.map((one) => one.closest("table, ul, ol, menu, [role=table], [role=grid], [role=list]"))
    );
    if (!target.within && !isField && holders2.size > 1) {
      const candidates2 = [...holders2].flatMap((one) => one ? [page.candidate(one)] : []);
      return page.undecided(
        { status: "ambiguous", candidates: candidates2 },
        { ...target, name: \`the \${plural(target.role ?? "entry")}\` }
      );
    }
    for (const one of entries) page.seen(one);
    if (entries.length === 0 && wanted.texts && !target.within)
      return {
        passed: false,
        actual: "none",
        reason: "There is no list or table here. Say where only this is shown."
      };
    if (entries.length === 0) return { passed: false, actual: "none" };
    const told2 = (list) => list.slice(0, 5).map((one) => isField ? page.toldName(one) : page.textOf(one)).join(" | ");
    if (wanted.texts) return { actual: told2(entries), ...page.areOnly(entries, wanted) };
    const expected = page.tidy(wanted.expected ?? "");
    const others = entries.filter((one) => !(isField ? isEmpty(one) : shows(one, expected)));
    const actual = isField ? \`not empty: \${told2(others)}\` : \`without it: \${told2(others)}\`;
    return { passed: others.length === 0, actual: others.length === 0 ? expected : actual };
    function shows(entry, text) {
      return page.hasWhole(page.textOf(entry), text);
    }
    function isEmpty(field) {
      return page.valueOf(field) === "" && field.validity?.badInput !== true;
    }
  }
  function areOnly(page, entries, wanted) {
    const { texts: texts2 = [], target } = wanted;
    const shows = (entry, text) => page.hasWhole(page.textOf(entry), text);
    const longestFirst = texts2.map((text) => page.tidy(text)).toSorted((a, b) => b.length - a.length);
    const isElsewhere = longestFirst.some((text) => !entries.some((one) => shows(one, text)));
    if (!target?.within && isElsewhere)
      return {
        passed: false,
        reason: "The entries here are others. Say in which list or table only this is shown."
      };
    const left = [...entries];
    for (const text of longestFirst) {
      const own = left.find((one) => page.textOf(one) === text) ?? left.find((one) => shows(one, text));
      if (!own) return { passed: false };
      left.splice(left.indexOf(own), 1);
    }
    return { passed: left.length === 0 };
  }

  // shared/domain/prose-steps/in-page/evidence.ts
  var evidence_exports = {};
  __export(evidence_exports, {
    address: () => address,
    seen: () => seen
  });
  function seen(page, element) {
    page.evidence.push(element);
    return page.boxOf(element);
  }
  function address(_page) {
    return location;
  }

  // shared/domain/prose-steps/in-page/drawn.ts
  var drawn_exports = {};
  __export(drawn_exports, {
    facesOf: () => facesOf,
    isCalled: () => isCalled2,
    isDrawn: () => isDrawn,
    isMoving: () => isMoving,
    isPictured: () => isPictured,
    isPresent: () => isPresent,
    shownName: () => shownName,
    wrapperOf: () => wrapperOf
  });
  function facesOf(page, element) {
    const own = page.visible(element) || page.isPictured(element) ? [element] : [];
    const isBox = page.kindOf(element) === "checkable";
    if (!isBox && page.roleOf(element) !== "slider") return own;
    const labels = isBox ? page.labelsOf(element).filter((label) => page.visible(label)) : [];
    const wrapper = page.wrapperOf(element);
    return [.../* @__PURE__ */ new Set([...own, ...labels, ...wrapper ? [wrapper] : []])];
  }
  function isPictured(page, element) {
    const around = page.parentOf(element);
    const isClear2 = Number(getComputedStyle(element).opacity) === 0;
    const isControl = page.rolesFor("state", void 0).includes(page.roleOf(element));
    if (!isClear2 || !isControl || !around || !page.exposed(element) || !page.visible(around)) return false;
    const place = element.getBoundingClientRect();
    if (place.width <= 1 || place.height <= 1 || page.isClippedAway(element)) return false;
    return [around, ...page.elementsIn(around), ...page.labelsOf(element)].some(
      (one) => one !== element && page.isDrawn(one) && page.visible(one) && lies(one.getBoundingClientRect())
    );
    function lies(box) {
      return box.left < place.right && box.right > place.left && box.top < place.bottom && box.bottom > place.top;
    }
  }
  function isDrawn(page, element) {
    if (["svg", "img", "canvas"].includes(page.tagOf(element))) return true;
    const paints = (style) => style.backgroundImage !== "none" || !/^(?:transparent|rgba\\(.*, 0\\))$/.test(style.backgroundColor) || style.boxShadow !== "none" || [style.borderTopWidth, style.borderLeftWidth].some((width) => Number.parseFloat(width) > 0);
    const view = element.ownerDocument.defaultView;
    const put = ["::before", "::after"].some((part2) => {
      const content = view?.getComputedStyle(element, part2).content ?? "none";
      return content !== "none" && content !== "normal";
    });
    return put || view !== null && paints(view.getComputedStyle(element));
  }
  function wrapperOf(page, element) {
    const controls2 = page.rolesFor("state", void 0);
    const name = page.loose(page.nameOf(element));
    for (let at2 = page.parentOf(element), up = 0; at2 && up < 2; at2 = page.parentOf(at2), up++) {
      const isOwn = !page.elementsIn(at2).some((one) => one !== element && controls2.includes(page.roleOf(one)));
      const text = page.loose(page.textOf(at2));
      if (!isOwn || text !== "" && text !== name || page.roleOf(at2) !== "") return void 0;
      const { width, height } = at2.getBoundingClientRect();
      const shows = page.visible(element) || text !== "" || page.elementsIn(at2).some((one) => one !== element && page.isDrawn(one) && page.visible(one)) || page.isDrawn(at2);
      if (shows && page.visible(at2) && width > 1 && height > 1) return at2;
    }
    return void 0;
  }
  function isPresent(page, element) {
    if (page.exposed(element)) return true;
    return page.kindOf(element) === "checkable" && page.labelsOf(element).some((label) => page.rendered(label));
  }
  function shownName(page, element) {
    const isCalled3 = ["aria-label", "aria-labelledby"].some((name) => page.attribute(element, name) !== "");
    const shows = [
      "button",
      "link",
      "tab",
      "menuitem",
      "menuitemcheckbox",
      "menuitemradio",
      "option",
      "treeitem"
    ];
    return isCalled3 && shows.includes(page.roleOf(element)) ? page.textOf(element) : "";
  }
  var namedByContent = "button columnheader rowheader heading link menuitem menuitemcheckbox menuitemradio option tab treeitem".split(
    " "
  );
  function isCalled2(page, element, { name = "", exact }) {
    const shown = namedByContent.includes(page.roleOf(element)) ? page.textOf(element) : "";
    const levels = [
      page.matchLevel(page.nameOf(element), name, exact === true),
      page.matchLevel(shown, name, exact === true),
      page.matchLevel(page.attribute(element, "placeholder"), name, false),
      page.matchLevel(page.attribute(element, "title"), name, exact === true)
    ];
    return levels.some((level) => level >= 0 && level <= 2);
  }
  function isMoving(_page) {
    return document.getAnimations().some(({ playState, currentTime, effect }) => {
      const left = Number(effect?.getComputedTiming().endTime) - Number(currentTime ?? 0);
      return playState === "running" && left > 0 && left <= 1e3;
    });
  }

  // shared/domain/prose-steps/in-page/fault-places.ts
  var fault_places_exports = {};
  __export(fault_places_exports, {
    addUnwanted: () => addUnwanted,
    blank: () => blank,
    cut: () => cut,
    moveEvidence: () => moveEvidence,
    removeEvidence: () => removeEvidence,
    setCount: () => setCount
  });
  function removeEvidence(page, wanted) {
    const [element] = page.evidence;
    if (!element) return null;
    const words3 = ["assert_text", "assert_order", "assert_entries"].includes(wanted.kind);
    if (words3) return page.blank(element, wanted.texts?.[0] ?? wanted.expected ?? "");
    const labels = page.labelsOf(element).filter((label) => label !== element);
    return page.together([element, ...labels].map((one) => page.hide(one)));
  }
  function blank(page, element, words3) {
    const node = page.nodeWith(element, words3);
    if (!node) {
      const shown = page.tidy(page.textOf(element)) === page.tidy(words3);
      return shown ? page.hide(element) : null;
    }
    const holder = page.parentOf(node);
    const alone = holder && page.tidy(page.textOf(holder)) === page.tidy(node.data);
    if (alone && !["html", "body", "main"].includes(page.tagOf(holder))) return page.hide(holder);
    const parts = page.textNodes(element).filter((one) => one === node || page.tidy(words3).includes(page.tidy(one.data)));
    return page.together(parts.map((part2) => page.write(part2, "")));
  }
  function moveEvidence(page, wanted) {
    const [element] = page.evidence;
    const body = element?.ownerDocument.body;
    if (!element || !body || element === body) return null;
    const words3 = wanted.kind === "assert_visible" ? "" : wanted.texts?.[0] ?? wanted.expected ?? "";
    const node = words3 === "" ? void 0 : page.nodeWith(element, words3);
    const whole2 = node && page.hasWhole(page.tidy(node.data), page.tidy(words3));
    const split = wanted.kind === "assert_labelled" || wanted.kind === "assert_cell";
    const text = words3 === "" ? page.textOf(element) : whole2 && !split ? page.tidy(node.data) : words3;
    const copy = page.standIn(
      element,
      words3 === "" ? page.roleOf(element) : "",
      words3 === "" ? page.nameOf(element) : "",
      text
    );
    const last = page.blocksIn(body).at(-1)?.element;
    const atEnd = last !== void 0 && page.contains(last, element);
    const taken = words3 === "" ? page.hide(element) : split && whole2 ? page.cut(node, words3) : page.blank(element, words3);
    if (!taken) return null;
    const shown = page.insert(body, copy, atEnd ? body.firstChild : null);
    page.memo.clear();
    const moved = page.together([taken, shown]);
    if (page.visible(copy)) return moved;
    moved?.();
    return null;
  }
  function cut(page, node, words3) {
    const span = page.spanOf(node.data, words3);
    return span && page.write(node, node.data.slice(0, span[0]) + node.data.slice(span[1]));
  }
  function addUnwanted(page, wanted) {
    const { target, expected = "" } = wanted;
    const root = document.documentElement;
    const isText = wanted.kind === "assert_text" || target?.role === "document";
    let parent = document.body;
    let before = null;
    const place = isText ? target : target?.within;
    if (isText && target?.role === "near" && target.within) {
      const field = page.resolve(target.within, "state");
      const element2 = field.status === "found" ? page.at(field.id) : void 0;
      if (!element2?.parentElement) return null;
      parent = element2.parentElement;
      before = element2.nextSibling;
    } else if (place && place.role !== "document") {
      const [found] = page.regions(place, root);
      if (!found) return null;
      const cells = page.elementsIn(found).filter((one) => ["cell", "gridcell"].includes(page.roleOf(one)));
      const frame = page.tagOf(found) === "iframe" ? found.contentDocument?.body : void 0;
      parent = frame ?? (page.roleOf(found) === "row" ? cells.at(-1) : void 0) ?? found;
    }
    const role = isText ? "" : target?.role ?? "dialog";
    const name = isText ? "" : target?.name ?? "";
    const text = [name, expected].filter((part2) => part2 !== "").join(" ") || "x";
    const element = page.standIn(parent, role, name, text);
    const undo = page.insert(parent, element, before);
    page.memo.clear();
    if (page.visible(element)) return undo;
    undo();
    return null;
  }
  function setCount(page, wanted, amount) {
    const counted2 = [...page.evidence];
    const last = counted2.at(-1);
    const target = wanted.target ?? {};
    const missing = amount - counted2.length;
    if (missing > 200) return null;
    const [place] = target.within ? page.regions(target.within, document.documentElement) : [document.body];
    const parent = last?.parentElement ?? place;
    if (!parent) return null;
    const name = target.name ?? "";
    const more = Array.from(
      { length: Math.max(missing, 0) },
      () => page.insert(
        parent,
        page.standIn(parent, target.role ?? "", name, name || " ."),
        last?.nextSibling ?? null
      )
    );
    const fewer = missing < 0 ? counted2.slice(missing).map((one) => page.hide(one)) : [];
    const undo = page.together([...more, ...fewer]);
    page.memo.clear();
    if (page.check(wanted).actual === String(amount)) return undo;
    undo?.();
    return null;
  }

  // shared/domain/prose-steps/in-page/fault-states.ts
  var fault_states_exports = {};
  __export(fault_states_exports, {
    alterValue: () => alterValue,
    fillQuietly: () => fillQuietly,
    flip: () => flip,
    flipState: () => flipState
  });
  function fillQuietly(page, element, value) {
    const tag = page.tagOf(element);
    const same = (text) => page.tidy(text) === page.tidy(value);
    if (tag === "select") {
      const select = element;
      const options = [...select.options];
      const was = options.map((option) => option.selected);
      const undo = page.undoable(() => {
        if (!select.multiple) select.selectedIndex = was.indexOf(true);
        else for (const [at2, option] of options.entries()) option.selected = was[at2] === true;
      });
      select.selectedIndex = options.findIndex((option) => same(option.text) || option.value === value);
      return undo;
    }
    if (tag === "input" || tag === "textarea") {
      const field = element;
      const { value: before, selectionStart, selectionEnd } = field;
      const undo = page.undoable(() => {
        field.value = before;
        const root = field.getRootNode();
        if (selectionStart !== null && root.activeElement === field)
          field.setSelectionRange(selectionStart, selectionEnd);
      });
      field.value = value;
      return field.value === before ? null : undo;
    }
    const told2 = ["aria-valuetext", "aria-valuenow"].find((name) => page.attribute(element, name) !== "");
    if (told2 !== void 0) return page.assign(element, told2, value);
    const chosen = page.elementsIn(element).filter((one) => ["radio", "option"].includes(page.roleOf(one)) && page.checkedOf(one) === true);
    if (chosen.length > 0) return page.together(chosen.map((one) => page.flip(one)));
    const [first, ...rest] = page.textNodes(element);
    if (first) return page.together([page.write(first, value), ...rest.map((node) => page.write(node, ""))]);
    return page.insert(element, page.standIn(element, "", "", value), null);
  }
  function alterValue(page, wanted) {
    const [element] = page.evidence;
    if (!element) return null;
    const expected = wanted.expected ?? "";
    const field = page.rolesFor("read", void 0).includes(page.roleOf(element));
    if (!field) {
      const node = page.nodeWith(element, expected);
      if (node) return page.write(node, page.altered(node.data, expected));
    }
    const now = field ? page.valueOf(element) : "";
    const others = [
      page.altered(now, expected === "" ? now : expected),
      "x",
      "1",
      "2000-01-01",
      "10:00",
      "#123456"
    ];
    for (const other of others) {
      const undo = field ? page.fillQuietly(element, other) : page.setText(element, other);
      page.memo.clear();
      if (undo && (!field || page.valueOf(element) !== now)) return undo;
      undo?.();
    }
    return null;
  }
  function flip(page, element) {
    const tag = page.tagOf(element);
    const on = page.checkedOf(element) === true;
    if (tag === "option") {
      const select = element.closest("select");
      return select ? page.fillQuietly(select, on ? "\\0" : element.value) : null;
    }
    const input = element;
    if (tag === "input" && ["checkbox", "radio"].includes(input.type)) {
      const root = element.getRootNode();
      const rivals = [...root.querySelectorAll("input[type=radio]")].filter(
        (one) => one !== input && one.checked
      );
      const { indeterminate } = input;
      const undo = page.undoable(() => {
        input.checked = on;
        input.indeterminate = indeterminate;
        for (const rival of rivals) if (!rival.checked) rival.checked = true;
      });
      input.checked = !on;
      return undo;
    }
    const names = ["aria-checked", "aria-selected", "aria-pressed", "aria-current"];
    const told2 = names.find((name) => page.attribute(element, name) !== "") ?? "aria-checked";
    return page.assign(element, told2, String(!on));
  }
  function flipState(page, wanted) {
    const [element] = page.evidence;
    if (!element) return null;
    const before = page.check(wanted).actual;
    const undo = page.together(changes(element));
    page.memo.clear();
    if (page.check(wanted).actual !== before) return undo;
    undo?.();
    return null;
    function changes(at2) {
      const opposite = (name) => page.assign(at2, name, page.attribute(at2, name) === "true" ? "false" : "true");
      if (wanted.kind === "assert_checked") return [page.flip(at2)];
      if (wanted.kind === "assert_enabled")
        return page.enabled(at2) && !at2.hasAttribute("readonly") ? disable(at2) : enable(at2);
      if (wanted.state === "required")
        return [opposite("aria-required"), page.assign(at2, "required", at2.hasAttribute("required") ? null : "")];
      if (wanted.state === "invalid") return [opposite("aria-invalid")];
      const details = at2.closest("details");
      if (details && page.attribute(at2, "aria-expanded") === "")
        return [page.assign(details, "open", details.open ? null : "")];
      return [opposite("aria-expanded")];
    }
    function disable(at2) {
      const native = ["button", "input", "select", "textarea", "option"].includes(page.tagOf(at2));
      return [native ? page.assign(at2, "disabled", "") : page.assign(at2, "aria-disabled", "true")];
    }
    function enable(at2) {
      const undos = [page.assign(at2, "readonly", null)];
      for (let up = at2; up; up = page.parentOf(up)) {
        if (page.attribute(up, "aria-disabled") === "true") undos.push(page.assign(up, "aria-disabled", null));
        if (up.hasAttribute("disabled")) undos.push(page.assign(up, "disabled", null));
      }
      return undos;
    }
  }

  // shared/domain/prose-steps/in-page/fault-texts.ts
  var fault_texts_exports = {};
  __export(fault_texts_exports, {
    alterBeside: () => alterBeside,
    alterName: () => alterName,
    alterText: () => alterText,
    nodeWith: () => nodeWith,
    setNumber: () => setNumber,
    setText: () => setText
  });
  function nodeWith(page, root, wanted) {
    const nodes = page.textNodes(root);
    const key = page.tidy(wanted).toLowerCase();
    const read = (node) => page.tidy(node.data).toLowerCase();
    const longestFirst = nodes.toSorted((a, b) => read(b).length - read(a).length);
    return nodes.find((node) => page.hasWhole(read(node), key)) ?? longestFirst.find((node) => key.includes(read(node)));
  }
  function alterText(page, wanted) {
    const [element] = page.evidence;
    if (!element) return null;
    const node = page.nodeWith(element, wanted);
    if (node) return page.write(node, page.altered(node.data, wanted));
    const button = page.elementsIn(element).find((one) => page.tagOf(one) === "input" && page.spanOf(page.attribute(one, "value"), wanted));
    return button ? page.assign(button, "value", page.altered(page.attribute(button, "value"), wanted)) : null;
  }
  function alterName(page, name) {
    const [element] = page.evidence;
    if (!element) return null;
    const own = page.matchLevel(page.nameOf(element), name, false) >= 0;
    const root = Node.prototype.getRootNode.call(element);
    const referenced = page.attribute(element, "aria-labelledby").split(/\\s+/).flatMap((id) => id === "" ? [] : [root.getElementById(id)]);
    const sources = [element, ...referenced, ...page.labelsOf(element)].filter((one) => one !== null);
    const button = page.tagOf(element) === "input" && page.kindOf(element) === "other";
    const attributes = ["aria-label", "alt", "title", "placeholder", "label", ...button ? ["value"] : []];
    const named = sources.flatMap(
      (source) => attributes.filter((attribute2) => page.attribute(source, attribute2) !== "").map(
        (attribute2) => page.assign(source, attribute2, page.altered(page.attribute(source, attribute2), name))
      )
    );
    const nodes = [...new Set(sources.flatMap((source) => page.textNodes(source)))];
    const fitting = nodes.filter((node) => page.spanOf(node.data, name));
    const headings = page.elementsIn().filter((one) => page.roleOf(one) === "heading" && page.matchLevel(page.textOf(one), name, false) >= 0);
    const others = own ? nodes : headings.flatMap((heading) => page.textNodes(heading));
    const worded = (fitting.length > 0 ? fitting : others).map(
      (node) => page.write(node, page.altered(node.data, name))
    );
    return page.together([...named, ...worded]);
  }
  function setText(page, element, text) {
    if (page.rolesFor("read", void 0).includes(page.roleOf(element))) return page.fillQuietly(element, text);
    const [first, ...rest] = page.textNodes(element);
    const fields = page.elementsIn(element).filter((one) => page.rolesFor("read", void 0).includes(page.roleOf(one)) && page.visible(one));
    const [field, ...others] = fields;
    if (!first && field)
      return page.together([page.fillQuietly(field, text), ...others.map((one) => page.fillQuietly(one, ""))]);
    const emptied = fields.map((one) => page.fillQuietly(one, ""));
    if (first)
      return page.together([page.write(first, text), ...rest.map((node) => page.write(node, "")), ...emptied]);
    return page.insert(element, page.standIn(element, "", "", text), null);
  }
  function alterBeside(page, wanted) {
    const [block] = page.evidence;
    const key = page.tidy(wanted);
    if (!block || /[:=–—]\\s*\\S/.test(key)) return null;
    const text = page.textOf(block);
    const rest = text.startsWith(key) ? text.slice(key.length) : void 0;
    const behind = rest === void 0 ? null : /^\\s*[:=–—]\\s*(.{1,60})$|^\\s+(\\D{0,3}\\d[\\d.,']*\\s?[^\\s\\d]{0,8})$/u.exec(rest);
    const value = behind?.[1] ?? behind?.[2];
    if (value !== void 0) {
      const node2 = page.nodeWith(block, value);
      return node2 ? page.write(node2, page.altered(node2.data, value)) : null;
    }
    const label = page.elementsIn(block).findLast((one) => page.tidy(page.textOf(one)).replace(/\\s*:$/, "") === key.replace(/\\s*:$/, ""));
    if (!label) return null;
    const role = page.roleOf(label);
    const row = label.closest("tr");
    const pair = row !== null && row.cells.length === 2 && !row.closest("table")?.querySelector("thead");
    const isLabel = ["cell", "gridcell"].includes(role) ? pair : !["heading", "button", "link", "columnheader", "option", "tab", "listitem"].includes(role);
    const next = isLabel ? page.valueBeside(label) : null;
    const beside2 = next ? page.textOf(next) : "";
    const number = beside2.length <= 40 && !/^\\p{L}.*[:=]/u.test(beside2) ? page.numberIn(beside2) : null;
    const node = next && number ? page.textNodes(next).find((one) => /\\d/.test(one.data)) : void 0;
    return node ? page.write(node, page.altered(node.data, /\\d[\\d.,']*/.exec(node.data)?.[0] ?? "")) : null;
  }
  function setNumber(page, wanted, to) {
    const undos = page.evidence.map((element) => {
      const isField = page.rolesFor("read", void 0).includes(page.roleOf(element));
      if (isField) return page.fillQuietly(element, to);
      const nodes = page.textNodes(element).filter((node2) => /\\d/.test(node2.data));
      const [node] = nodes;
      if (!node || nodes.length > 1) return page.setText(element, \`\${to} \${wanted.unit ?? ""}\`.trim());
      return page.write(node, node.data.replace(/[-−+]?\\d(?:[\\d.,']| (?=\\d{3}(?!\\d)))*(?<=\\d)/u, to));
    });
    return page.together(undos);
  }

  // shared/domain/prose-steps/in-page/fault-tools.ts
  var fault_tools_exports = {};
  __export(fault_tools_exports, {
    altered: () => altered,
    assign: () => assign,
    hide: () => hide,
    insert: () => insert,
    spanOf: () => spanOf,
    standIn: () => standIn,
    textNodes: () => textNodes,
    together: () => together,
    undoable: () => undoable,
    write: () => write
  });

  // shared/domain/text/escaped.ts
  var escaped = (text) => text.replace(/[.*+?^\${}()|[\\]\\\\]/g, String.raw\`\\$&\`);

  // shared/domain/prose-steps/in-page/fault-tools.ts
  function undoable(page, undo) {
    page.undos.push(undo);
    return undo;
  }
  function hide(page, element) {
    const own = element instanceof HTMLFormElement ? HTMLElement.prototype : element;
    const style = Reflect.get(own, "style", element);
    const had = Element.prototype.hasAttribute.call(element, "style");
    const [value, priority] = [style.getPropertyValue("display"), style.getPropertyPriority("display")];
    const undo = page.undoable(() => {
      if (value === "") style.removeProperty("display");
      else style.setProperty("display", value, priority);
      const left = !had && Element.prototype.hasAttribute.call(element, "style");
      if (left) Element.prototype.removeAttribute.call(element, "style");
    });
    style.setProperty("display", "none", "important");
    return undo;
  }
  function write(page, node, text) {
    const before = node.data;
    const undo = page.undoable(() => {
      node.data = before;
    });
    node.data = text;
    return undo;
  }
  function assign(page, element, name, value) {
    const before = Element.prototype.getAttribute.call(element, name);
    const put = (text) => {
      if (text === null) Element.prototype.removeAttribute.call(element, name);
      else Element.prototype.setAttribute.call(element, name, text);
    };
    const undo = page.undoable(() => put(before));
    put(value);
    return undo;
  }
  function insert(page, parent, element, before) {
    const undo = page.undoable(() => element.remove());
    Node.prototype.insertBefore.call(parent, element, before);
    return undo;
  }
  function together(_page, undos) {
    const done = undos.filter((undo) => undo !== null);
    if (done.length === 0) return null;
    return () => {
      for (const undo of done.toReversed()) undo();
    };
  }
  function standIn(_page, like, role, name, text) {
    const element = like.ownerDocument.createElement("div");
    if (role !== "") element.setAttribute("role", role);
    if (name !== "" && role !== "") element.setAttribute("aria-label", name);
    const inner3 = role === "row" ? element.appendChild(like.ownerDocument.createElement("div")) : element;
    if (role === "row") inner3.setAttribute("role", "cell");
    inner3.textContent = text;
    return element;
  }
  function textNodes(page, root) {
    const unread = ["select", "textarea", "datalist", "svg", "canvas", "video", "audio", "object"];
    return page.elementsIn(root).filter((element) => !unread.includes(page.tagOf(element)) && page.visible(element)).flatMap(
      (element) => page.childrenOf(element).filter((node) => node.nodeType === 3 && page.tidy(node.nodeValue ?? "") !== "")
    );
  }
  function spanOf(page, text, wanted) {
    const words3 = page.tidy(wanted).split(" ");
    const pattern = words3.map(escaped).join("\\\\s+");
    const found = pattern === "" ? null : new RegExp(pattern, "iu").exec(text);
    return found ? [found.index, found.index + found[0].length] : null;
  }
  function altered(page, text, wanted) {
    const other = (sign2) => {
      if (/\\d/.test(sign2)) return String((Number(sign2) + 1) % 10);
      const next = sign2.toLowerCase() === "z" ? "y" : String.fromCharCode(sign2.charCodeAt(0) + 1);
      return /[a-z]/i.test(sign2) ? sign2 === "Z" ? "Y" : next : "x";
    };
    const span = page.spanOf(text, wanted);
    if (!span) return text.replace(/[\\p{L}\\p{N}]/gu, other);
    const [start, end] = span;
    const part2 = text.slice(start, end);
    const longest2 = part2.match(/\\p{L}+/gu)?.toSorted((a, b) => b.length - a.length)[0];
    const digit = part2.search(/\\d(?=\\D*$)/);
    const at2 = digit >= 0 ? digit : longest2 ? part2.indexOf(longest2) + Math.floor(longest2.length / 2) : 0;
    const sign = String.fromCodePoint(part2.codePointAt(at2) ?? 120);
    return text.slice(0, start + at2) + other(sign) + text.slice(start + at2 + sign.length);
  }

  // shared/domain/prose-steps/in-page/figures.ts
  var figures_exports = {};
  __export(figures_exports, {
    checkChanged: () => checkChanged,
    checkNumber: () => checkNumber,
    isAmount: () => isAmount,
    numberIn: () => numberIn,
    valueFor: () => valueFor,
    valueNow: () => valueNow
  });
  function valueFor(page, target) {
    const { role, name } = target;
    if (role === "document")
      return {
        value: name === "url" ? page.address().href : page.textOf(document.documentElement),
        field: false
      };
    if (role === "collection") return page.amountOf(target);
    if (role === "cell") {
      const cell = page.cellOf(target);
      if ("missed" in cell) return { verdict: page.undecided(cell.missed, target) };
      page.seen(cell.element);
      return page.cellValue(cell.element);
    }
    const where = page.scopeOf(target);
    if ("missed" in where) return { verdict: page.undecided(where.missed, target) };
    const { scope } = where;
    if (role !== void 0 && ["region", "table", "list", "row", "listitem", "form", "group"].includes(role)) {
      const places = page.regions(target, document.documentElement);
      const [place] = places;
      if (place && places.length === 1) {
        page.seen(place);
        return { value: page.textOf(place), field: false };
      }
      const candidates2 = page.candidates(places);
      return { verdict: page.undecided({ status: place ? "ambiguous" : "missing", candidates: candidates2 }, target) };
    }
    if (role !== void 0) {
      const found = page.resolve(target, "read");
      const element = found.status === "found" ? page.at(found.id) : void 0;
      if (!element) return { verdict: page.undecided(found, target) };
      page.seen(element);
      return { value: page.valueOf(element), field: true };
    }
    const words3 = (name ?? "").split(" ");
    const names = target.exact === true ? [name ?? ""] : words3.map((_word, at2) => words3.slice(at2).join(" "));
    for (const label of names) {
      const all = page.labelledValues({ ...target, name: label }, scope);
      const plain = all.some((one) => !one.field) ? all.filter((one) => !one.field) : all;
      const values2 = [...new Set(plain.flatMap((one) => one.values).filter((value2) => value2 !== ""))];
      const [value] = values2;
      if (value !== void 0 && values2.length === 1) {
        for (const one of plain) page.seen(one.element);
        return { value: page.tidy(value), field: plain.every((one) => one.field) };
      }
      const candidates2 = values2.slice(0, 6).map((one) => ({ role: "text", name: \`\${label}: \${one}\` }));
      if (values2.length > 1) return { verdict: page.undecided({ status: "ambiguous", candidates: candidates2 }, target) };
    }
    return { verdict: page.undecided({ status: "missing", candidates: [] }, { ...target, role: "label" }) };
  }
  function valueNow(page, target) {
    const found = page.valueFor(target);
    return "verdict" in found ? null : found.value;
  }
  function numberIn(page, text) {
    const pattern = /(?<![\\p{L}\\p{N}])[-−+]?\\d(?:[\\d.,']| (?=\\d{3}(?!\\d)))*/gu;
    const line = page.tidy(text);
    const found = [...line.matchAll(pattern)];
    const [only] = found;
    if (!only || found.length > 1) return null;
    const written = only[0].replace(/[.,']+$/, "");
    const around = \`\${line.slice(0, only.index)} \${line.slice(only.index + written.length)}\`;
    const plain = written.replace("−", "-").replace(/[ ']/g, "");
    const signs2 = [...new Set(plain.replace(/[^.,]/g, ""))];
    const read = (decimal) => {
      const grouping = decimal === "." ? "," : ".";
      const grouped = new RegExp(
        \`^[-+]?[1-9]\\\\d{0,2}(?:\\\\\${grouping}\\\\d{3})+(?:\\\\\${decimal}\\\\d+)?$|^[-+]?\\\\d+(?:\\\\\${decimal}\\\\d+)?$\`
      );
      return grouped.test(plain) ? Number(plain.replaceAll(grouping, "").replace(decimal, ".")) : Number.NaN;
    };
    const language = document.documentElement.lang;
    const told2 = () => {
      try {
        const parts = language === "" ? [] : new Intl.NumberFormat(language).formatToParts(1.5);
        return parts.find((part2) => part2.type === "decimal")?.value;
      } catch {
        return void 0;
      }
    };
    const unclear = signs2.length === 1 && /^[-+]?[1-9]\\d{0,2}[.,]\\d{3}$/.test(plain);
    const known = unclear ? told2() : void 0;
    const readings = known === "." || known === "," ? [read(known)] : [read("."), read(",")];
    const numbers = [...new Set(readings.filter((value) => !Number.isNaN(value)))];
    return numbers.length === 0 ? null : { readings: numbers, around };
  }
  var signs = { "€": "EUR", $: "USD", "£": "GBP", "¥": "JPY" };
  var spelled = (text) => text.replace(/[€$£¥]/g, (sign) => \` \${signs[sign] ?? ""} \`);
  function isAmount(page, text, amount) {
    const [actual, wanted] = [page.numberIn(text.replace(/ of [\\p{Sc}\\d].*$/u, "")), page.numberIn(amount)];
    if (actual?.readings.length !== 1 || wanted?.readings.length !== 1) return false;
    const unit = (around) => page.tidy(spelled(around)).toLowerCase();
    if (actual.readings[0] !== wanted.readings[0]) return false;
    const [shown, named] = [unit(actual.around), unit(wanted.around)];
    return shown === named || named === "" && /^(?:%|\\p{L}{1,8})$/u.test(shown);
  }
  function checkNumber(page, wanted) {
    const found = page.valueFor(wanted.target ?? {});
    if ("verdict" in found) return found.verdict;
    const actual = found.value;
    const number = page.numberIn(actual);
    if (!number) return { passed: false, actual, reason: \`“\${actual}” is not one number.\` };
    const unit = wanted.unit;
    const hasUnit = unit === void 0 || page.hasWhole(page.tidy(spelled(number.around)), page.tidy(spelled(unit)));
    const expected = Number(wanted.expected);
    const digits = /\\.(\\d+)$/.exec(wanted.expected ?? "")?.[1]?.length ?? 0;
    const slack = 1e-9 * Math.max(1, Math.abs(expected));
    const compares2 = (value) => {
      if (wanted.comparison === "at_least") return value >= expected;
      if (wanted.comparison === "at_most") return value <= expected;
      if (wanted.comparison === "more_than") return value > expected;
      if (wanted.comparison === "less_than") return value < expected;
      if (wanted.comparison === "between") return value >= expected && value <= Number(wanted.upper);
      const half = 0.5 / 10 ** digits;
      if (wanted.comparison === "about")
        return value >= expected - half - slack && value < expected + half - slack;
      return Math.abs(value - expected) <= Number(wanted.tolerance ?? 0) + slack;
    };
    const answers = new Set(number.readings.map((value) => compares2(value)));
    if (answers.size > 1)
      return { passed: false, actual, reason: \`“\${actual}” can be read as \${number.readings.join(" or as ")}.\` };
    const holds = hasUnit && answers.has(true);
    return { passed: holds !== (wanted.negated === true), actual, field: found.field };
  }
  function checkChanged(page, wanted) {
    const found = page.valueFor(wanted.target ?? {});
    if ("verdict" in found) return found.verdict;
    const before = wanted.before ?? "";
    const same = page.tidy(found.value) === page.tidy(before);
    const short2 = (text) => text.length > 120 ? \`\${text.slice(0, 117)}...\` : text;
    const actual = same ? \`still “\${short2(before)}”\` : \`“\${short2(found.value)}”, before “\${short2(before)}”\`;
    if (wanted.comparison === void 0) return { passed: !same !== (wanted.negated === true), actual };
    const [one, other] = [page.numberIn(before), page.numberIn(found.value)];
    const [from, now] = [one?.readings[0], other?.readings[0]];
    if (from === void 0 || now === void 0 || one?.readings.length !== 1 || other?.readings.length !== 1)
      return { passed: false, actual, reason: \`\${actual}: these are no two clear numbers.\` };
    const difference = wanted.comparison === "increased" ? now - from : from - now;
    const by = wanted.expected === void 0 ? void 0 : Number(wanted.expected);
    return { passed: by === void 0 ? difference > 0 : Math.abs(difference - by) < 1e-6, actual };
  }

  // shared/domain/prose-steps/in-page/frames.ts
  var frames_exports = {};
  __export(frames_exports, {
    foreignFrames: () => foreignFrames,
    heldIn: () => heldIn,
    holdsFocus: () => holdsFocus,
    isBlank: () => isBlank,
    isErrorPage: () => isErrorPage,
    placesOf: () => placesOf,
    reveal: () => reveal,
    throughFrame: () => throughFrame
  });
  function foreignFrames(page) {
    const closed = (frame) => {
      try {
        if (page.tagOf(frame) === "object") return frame.contentWindow !== null;
        return frame.contentDocument === null;
      } catch {
        return true;
      }
    };
    return page.elementsIn().filter((one) => ["iframe", "frame", "object"].includes(page.tagOf(one)) && closed(one)).map((frame) => {
      const { width, height } = frame.getBoundingClientRect();
      const address2 = page.attribute(frame, "src") || page.attribute(frame, "data");
      const host = URL.canParse(address2, document.baseURI) ? new URL(address2, document.baseURI).host : "";
      return {
        id: page.hold(frame),
        name: (page.nameOf(frame) || page.attribute(frame, "name") || host).slice(0, 60),
        shown: page.visible(frame) && width > 1 && height > 1,
        exposed: page.exposed(frame),
        reachable: page.reachable(frame) || page.barTo(frame, page.facesOf(frame)) === void 0
      };
    });
  }
  function isErrorPage(_page) {
    return location.protocol === "chrome-error:";
  }
  function isBlank(page) {
    return page.blocksIn(document.documentElement).length === 0;
  }
  function placesOf(page, target) {
    return page.regions(target, document.documentElement).map((place) => ({ id: page.hold(place), candidate: page.candidate(place) }));
  }
  function heldIn(page, outer2, inner3) {
    const place = page.at(outer2);
    return inner3.filter((id) => {
      const element = page.at(id);
      return place !== void 0 && element !== void 0 && page.contains(place, element);
    });
  }
  function holdsFocus(page, id) {
    const frame = page.at(id);
    return frame !== void 0 && frame.getRootNode().activeElement === frame;
  }
  async function reveal(page, id) {
    page.at(id)?.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    await page.settled();
  }
  function throughFrame(page, id, inner3, hit) {
    const frame = page.at(id);
    if (!frame?.isConnected) return { ...inner3, obstacle: "detached" };
    if (!page.visible(frame)) return { ...inner3, obstacle: "hidden" };
    for (let at2 = frame; at2; at2 = page.parentOf(at2)) {
      const { transform, rotate, scale, zoom, offsetPath, perspective } = getComputedStyle(at2);
      const matrix = transform === "none" ? void 0 : new DOMMatrixReadOnly(transform);
      const moved2 = matrix ? matrix.is2D && matrix.a === 1 && matrix.b === 0 && matrix.c === 0 && matrix.d === 1 : true;
      const plain = [rotate, scale, offsetPath, perspective].every((one) => (one || "none") === "none");
      if (!moved2 || !plain || zoom !== "" && zoom !== "1") return { ...inner3, obstacle: "transformed" };
    }
    const style = getComputedStyle(frame);
    const left = frame.clientLeft + (Number.parseFloat(style.paddingLeft) || 0);
    const top = frame.clientTop + (Number.parseFloat(style.paddingTop) || 0);
    const outer2 = page.boxOf(frame);
    const own = frame.getBoundingClientRect();
    const across = outer2.x + left;
    const down = outer2.y + top;
    const moved = {
      ...inner3,
      box: { ...inner3.box, x: inner3.box.x + across, y: inner3.box.y + down },
      x: inner3.x + across,
      y: inner3.y + down
    };
    if (inner3.obstacle !== void 0) return moved;
    const [x, y] = [own.x + left + inner3.x, own.y + top + inner3.y];
    const view = frame.ownerDocument.defaultView;
    const inside = (pointX, pointY, width, height) => pointX >= 0 && pointY >= 0 && pointX < width && pointY < height;
    if (!view || !inside(x, y, view.innerWidth, view.innerHeight)) return { ...moved, obstacle: "outside" };
    if (!inside(moved.x, moved.y, innerWidth, innerHeight)) return { ...moved, obstacle: "outside" };
    const cover = page.coverAt(frame, x, y);
    if (!hit || cover === void 0) return moved;
    const shown = cover ? page.candidate(cover) : { role: "the edge of the page", name: "" };
    return { ...moved, obstacle: "covered", by: \`\${shown.role}\${shown.name === "" ? "" : \` "\${shown.name}"\`}\` };
  }

  // shared/domain/prose-steps/in-page/gauges.ts
  var gauges_exports = {};
  __export(gauges_exports, {
    checkGauge: () => checkGauge,
    gauges: () => gauges,
    orGauge: () => orGauge
  });
  var outer = /^(?:progress|progressbar|meter|gauge|loader)$/;
  var inner2 = /^(?:bar|progress|fill|filled|filler|value|inner|track|indicator)$/;
  var tolerance = 6e-3;
  function checkGauge(page, { condition, negated }) {
    const { share: expected = 1 } = condition ?? {};
    const gauges2 = page.gauges();
    const [only] = gauges2;
    if (!only || gauges2.length > 1)
      return page.undecided(
        {
          status: only ? "ambiguous" : "missing",
          candidates: page.candidates(gauges2.map(({ element }) => element))
        },
        { role: "progressbar" }
      );
    const actual = \`\${Math.round(only.share * 1e3) / 10} %\`;
    const holds = Math.abs(only.share - expected) <= (only.drawn ? tolerance * 4 : tolerance);
    return { passed: holds !== (negated === true), actual, box: page.seen(only.element) };
  }
  function orGauge(page, verdict, { target = {}, expected = "", negated }) {
    const [, share] = /^(\\d{1,3}(?:\\.\\d+)?) ?%$/.exec(expected) ?? [];
    const isBar = /\\b(?:progress|bar|meter|gauge)\\b/i.test(target.name ?? "");
    if (verdict.passed || share === void 0 || !isBar || negated) return verdict;
    const own = page.checkGauge({
      kind: "assert_condition",
      condition: { is: "full", share: Number(share) / 100 }
    });
    return own.problem ? verdict : own;
  }
  function gauges(page) {
    return page.elementsIn().flatMap((element) => {
      if (!page.rendered(element) || element.getBoundingClientRect().height === 0) return [];
      const share = sharesSaid(page, element);
      if (share !== void 0) return [{ element, share, drawn: false }];
      const isCalled3 = ["progressbar", "meter"].includes(page.roleOf(element)) || page.stateWords(element, outer);
      const drawn = isCalled3 ? shareDrawn(page, element) : void 0;
      return drawn === void 0 ? [] : [{ element, share: drawn, drawn: true }];
    });
  }
  function sharesSaid(page, element) {
    const tag = page.tagOf(element);
    if (tag === "progress" || tag === "meter") {
      const { value, max } = element;
      const min = tag === "meter" ? element.min : 0;
      return tag === "progress" && page.attribute(element, "value") === "" ? void 0 : (value - min) / (max - min);
    }
    if (!["progressbar", "meter"].includes(page.roleOf(element))) return void 0;
    const now = page.attribute(element, "aria-valuenow");
    const number = (name, otherwise) => {
      const told2 = page.attribute(element, name);
      return told2 === "" ? otherwise : Number(told2);
    };
    const [least3, most] = [number("aria-valuemin", 0), number("aria-valuemax", 100)];
    return now === "" || most <= least3 ? void 0 : (Number(now) - least3) / (most - least3);
  }
  function shareDrawn(page, element) {
    const bars = [...element.children].filter((child) => page.stateWords(child, inner2) && page.isDrawn(child));
    const [bar] = bars;
    const { width } = element.getBoundingClientRect();
    if (!bar || bars.length > 1 || width === 0) return void 0;
    const told2 = /^([\\d.]+)%$/.exec(bar.style?.width ?? "")?.[1];
    if (told2 !== void 0) return Number(told2) / 100;
    return bar.getBoundingClientRect().width / width;
  }

  // shared/domain/prose-steps/in-page/gestures.ts
  var gestures_exports = {};
  __export(gestures_exports, {
    begunBy: () => begunBy,
    dropPoint: () => dropPoint,
    focusedField: () => focusedField,
    placeFor: () => placeFor,
    sliderAt: () => sliderAt
  });
  function placeFor(page, target, isGoal) {
    const direct = page.resolve(target, "point");
    if (direct.status !== "missing" || target.nth !== void 0) return direct;
    const kinds2 = target.role === void 0 ? ["region", "list"] : [target.role];
    const places = kinds2.flatMap((role2) => page.regions({ ...target, role: role2 }, document.documentElement));
    const shown = [...new Set(places)].filter((one) => page.visible(one) && page.reachable(one));
    const [place] = shown;
    if (place && shown.length === 1)
      return {
        status: "found",
        id: page.hold(place),
        role: page.roleOf(place),
        name: page.nameOf(place),
        kind: page.kindOf(place),
        matched: target.name ?? "",
        rank: 60
      };
    if (place) return { status: "ambiguous", candidates: page.candidates(shown) };
    const { role, ...plain } = target;
    const looseRole = role === "region" || role === "listitem" || role === "row" || role === "cell";
    const text = looseRole && target.name !== void 0 ? page.resolve(plain, "point") : direct;
    if (text.status === "missing") return (isGoal ? page.begunBy(target) : void 0) ?? text;
    return { ...text, rank: (text.rank ?? 0) + 70 };
  }
  function begunBy(page, target) {
    const name = page.tidy(target.name ?? "");
    const where = page.scopeOf(target);
    const isOther = target.exact === true || target.near !== void 0 || target.signs !== void 0;
    if (isOther || !/\\s/.test(name) || deletes(name) || "missed" in where) return void 0;
    const key = name.toLowerCase();
    const begun = page.blocksIn(where.scope).filter(({ text: text2, element: element2 }) => page.reachable(element2) && begins(page.tidy(text2).toLowerCase()));
    const [only] = begun;
    if (!only) return void 0;
    if (begun.length > 1)
      return {
        status: "ambiguous",
        rank: 193,
        candidates: page.candidates(begun.map(({ element: element2 }) => element2))
      };
    if (deletes(only.text)) return void 0;
    const { element } = only;
    const text = page.tidy(only.text);
    return {
      status: "found",
      id: page.hold(element),
      role: page.roleOf(element),
      name: page.nameOf(element),
      kind: page.kindOf(element),
      matched: text,
      rank: 193,
      part: {
        from: { name },
        to: { role: "text", name: text.length > 60 ? \`\${text.slice(0, 57)}...\` : text },
        own: true
      }
    };
    function deletes(text2) {
      return page.destroys(text2.replace(/\\bdrop\\b/gi, ""));
    }
    function begins(text2) {
      return text2.startsWith(key) && page.hasWhole(text2.slice(0, key.length + 2), key);
    }
  }
  function dropPoint(page, id, side) {
    const element = page.at(id);
    if (!element?.isConnected || page.ready(id, { enabled: false, hit: false }).obstacle !== void 0)
      return void 0;
    const { left, top, width, height } = element.getBoundingClientRect();
    const root = element.getRootNode();
    const towards = side === void 0 ? [] : [[0.5, side === "before" ? 0.12 : 0.88]];
    const parts = [...towards, [0.5, 0.5], [0.5, 0.9], [0.5, 0.1], [0.1, 0.5], [0.9, 0.5]];
    for (const [across, down] of parts) {
      const hit = root.elementFromPoint(left + width * across, top + height * down);
      if (hit && page.contains(element, hit)) return { x: width * across, y: height * down };
    }
    return void 0;
  }
  function focusedField(page, purpose) {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    const field = active?.contentDocument?.activeElement ?? active;
    const kind = field ? page.kindOf(field) : "other";
    const takesText = kind === "text" || kind === "editable" || kind === "combobox";
    const isMoved2 = purpose === "read" && field !== null && ["slider", "spinbutton"].includes(page.roleOf(field));
    if (!field || !(takesText || isMoved2)) return { status: "missing", candidates: [] };
    return {
      status: "found",
      id: page.hold(field),
      role: page.roleOf(field),
      name: page.nameOf(field),
      kind,
      matched: ""
    };
  }
  function sliderAt(page, id) {
    const element = page.at(id);
    if (!element || page.tagOf(element) === "input") return null;
    const number = (name, otherwise) => {
      const value = page.attribute(element, name);
      return value.trim() === "" ? otherwise : Number(value);
    };
    return {
      now: number("aria-valuenow", Number.NaN),
      min: number("aria-valuemin", 0),
      max: number("aria-valuemax", 100)
    };
  }

  // shared/domain/prose-steps/in-page/heal.ts
  var heal_exports = {};
  __export(heal_exports, {
    fileFields: () => fileFields,
    fingerprint: () => fingerprint,
    heal: () => heal,
    knownAs: () => knownAs,
    likeness: () => likeness,
    markOf: () => markOf,
    placeOf: () => placeOf,
    sameRole: () => sameRole
  });
  function fingerprint(page, id, purpose) {
    const element = page.at(id);
    if (!element) return null;
    const short2 = (text) => page.tidy(text).slice(0, 60);
    const role = purpose === "file" ? "file field" : page.roleOf(element);
    const others = (purpose === "file" ? page.fileFields() : page.sameRole(role)).filter((other) => other !== element).map((other) => short2(page.knownAs(other)));
    return {
      purpose,
      role,
      name: short2(page.knownAs(element)),
      mark: page.markOf(element),
      place: page.placeOf(element),
      others: [...new Set(others)].slice(0, 20)
    };
  }
  function sameRole(page, role) {
    return page.elementsIn(document.documentElement).filter((element) => page.roleOf(element) === role && page.exposed(element));
  }
  function fileFields(page) {
    return page.elementsIn().filter((one) => page.tagOf(one) === "input" && one.type === "file");
  }
  function knownAs(page, element) {
    const name = page.nameOf(element);
    if (name !== "") return name;
    if (["listitem", "row", "cell", "gridcell"].includes(page.roleOf(element))) return page.textOf(element);
    return page.tagOf(element) === "input" && element.type === "file" ? page.nearbyLabel(element) : "";
  }
  function markOf(page, element) {
    for (const name of ["data-testid", "data-test-id", "data-test", "id", "name"]) {
      const value = page.attribute(element, name);
      if (value !== "") return \`\${name}=\${value.slice(0, 80)}\`;
    }
    return "";
  }
  function placeOf(page, element) {
    const { where } = page.candidate(element);
    return where ? \`\${where.role} "\${where.name}"\` : "";
  }
  function likeness(page, one, other) {
    const pairs = (text) => {
      const key = page.loose(text);
      return Array.from({ length: Math.max(key.length - 1, 0) }, (_none, at2) => key.slice(at2, at2 + 2));
    };
    const left = pairs(one);
    const right = pairs(other);
    if (left.length + right.length === 0) return 0;
    const rest = [...right];
    const shared = left.filter((pair) => {
      const at2 = rest.indexOf(pair);
      if (at2 >= 0) rest.splice(at2, 1);
      return at2 >= 0;
    });
    return 2 * shared.length / (left.length + right.length);
  }
  function heal(page, print) {
    if (print.role === "" || print.name === "") return null;
    const known = print.others.map((name) => page.loose(name));
    const fits = [];
    for (const element of print.purpose === "file" ? page.fileFields() : page.sameRole(print.role)) {
      const name = page.tidy(page.knownAs(element));
      if (name === "" || known.includes(page.loose(name))) continue;
      const marked = print.mark !== "" && page.markOf(element) === print.mark;
      const alike = page.likeness(print.name, name);
      const bonus = (marked ? 0.2 : 0) + (print.place !== "" && page.placeOf(element) === print.place ? 0.1 : 0);
      fits.push({ name, likeness: alike, score: alike + bonus });
    }
    fits.sort((a, b) => b.score - a.score);
    const [best, second] = fits;
    if (!best || best.likeness < (best.score - best.likeness >= 0.2 ? 0.34 : 0.5)) return null;
    if (second && best.score - second.score < 0.2) return null;
    return { name: best.name, likeness: Math.round(best.likeness * 100) / 100 };
  }

  // shared/domain/prose-steps/in-page/kept-members.ts
  var kept_members_exports = {};
  __export(kept_members_exports, {
    checkKept: () => checkKept,
    noteMembers: () => noteMembers
  });
  var unsure4 = (reason) => ({ passed: false, actual: "", reason });
  function noteMembers(page) {
    page.listsBefore = page.collections().filter(({ sort, members }) => ["rows", "items", "parts"].includes(sort) && members.length > 0).map(({ holder, members }) => ({
      holder,
      texts: members.map((member2) => page.tidy(page.textOf(member2)))
    }));
  }
  function checkKept(page, { collection: { members: [name = ""] = [] } = {} }) {
    const before = page.listsBefore;
    if (!before) return unsure4("Only a step that acts can tell what was there before.");
    const isNamed2 = (text) => {
      const level = page.matchLevel(text, name, false);
      return level >= 0 && level <= 2 || page.holdsWords(page.wordsOf(text), page.wordsOf(name));
    };
    const lists = before.filter(({ texts: texts2 }) => texts2.filter(isNamed2).length === 1);
    const inner3 = lists.filter(
      (one) => !lists.some(
        (other) => other !== one && page.contains(one.holder, other.holder) && other.texts.length > 1
      )
    );
    const [list] = inner3;
    if (!list || inner3.length > 1 || list.texts.length < 2)
      return unsure4(\`Nobody can tell what stood beside “\${name}”. Name what must still be there.\`);
    const now = page.collections().find(({ holder }) => holder === list.holder);
    const left = (now?.members ?? []).map((member2) => page.tidy(page.textOf(member2)));
    const gone = list.texts.filter((text) => {
      if (isNamed2(text)) return false;
      const at2 = left.indexOf(text);
      if (at2 >= 0) left.splice(at2, 1);
      return at2 < 0;
    });
    for (const member2 of now?.members ?? []) page.seen(member2);
    if (!now || gone.length > 0 && left.some((text) => !isNamed2(text)))
      return unsure4("What stands there was made anew. Name what must still be there.");
    return {
      passed: gone.length === 0,
      actual: gone.length === 0 ? "all others are there" : \`gone: \${gone.join(" | ")}\`
    };
  }

  // shared/domain/prose-steps/in-page/labelled.ts
  var labelled_exports = {};
  __export(labelled_exports, {
    checkLabelled: () => checkLabelled,
    columnCells: () => columnCells,
    labelledValues: () => labelledValues,
    stands: () => stands,
    valueBeside: () => valueBeside
  });
  function labelledValues(page, target, scope) {
    const name = target.name ?? "";
    const same = (text) => text !== "" && page.matchLevel(text, name, false) >= 0 && page.matchLevel(text, name, false) <= 2;
    const found = [];
    const add = (element) => {
      if (element && page.visible(element))
        found.push({ values: [page.textOf(element)], field: false, element });
    };
    for (const cell of page.columnCells(name, scope)) add(cell);
    for (const { text, element } of page.blocksIn(scope)) {
      const split = /^(.{1,80}?)\\s*[:=–—]\\s*(.+)$/.exec(text);
      if (split && same(split[1] ?? "")) found.push({ values: [split[2] ?? ""], field: false, element });
    }
    for (const element of page.elementsIn(scope)) {
      const role = page.roleOf(element);
      const fields = page.rolesFor("read", void 0);
      if (element === scope || !page.exposed(element)) continue;
      if (fields.includes(role) && same(page.nameOf(element)))
        found.push({ values: [page.valueOf(element)], field: true, element });
      const named = page.attribute(element, "aria-label") !== "" || page.attribute(element, "aria-labelledby") !== "";
      const plain = named || page.tagOf(element) === "output";
      if (plain && !fields.includes(role) && role !== "button" && role !== "link" && same(page.nameOf(element)))
        add(element);
      const ofField = page.tagOf(element) === "label" && element.control !== null;
      if (ofField || ["button", "link", "option", "tab", "columnheader"].includes(role)) continue;
      if (element.childElementCount === 0 && same(element.textContent ?? "") && page.visible(element))
        add(page.valueBeside(element));
    }
    return found;
  }
  function valueBeside(page, label) {
    let at2 = label;
    while (at2 && !at2.nextElementSibling && page.textOf(page.parentOf(at2) ?? at2) === page.textOf(label))
      at2 = page.parentOf(at2);
    const next = at2?.nextElementSibling ?? null;
    const controls2 = page.rolesFor("state", void 0);
    return next && !page.elementsIn(next).some((one) => controls2.includes(page.roleOf(one))) ? next : null;
  }
  function columnCells(page, name, scope) {
    const rows = page.roleOf(scope) === "row" ? [scope] : page.elementsIn(scope).filter((one) => page.roleOf(one) === "row");
    return rows.flatMap((row) => {
      const table = row.closest("table, [role=table], [role=grid]");
      if (!table) return [];
      const heads = page.once(
        "heads",
        table,
        () => page.elementsIn(table).filter((one) => page.roleOf(one) === "columnheader")
      );
      const column = page.once(
        \`column \${name}\`,
        table,
        () => heads.findIndex((head) => [0, 1, 2].includes(page.matchLevel(page.textOf(head), name, false)))
      );
      if (column < 0) return [];
      const cells = page.elementsIn(row).filter((one) => ["cell", "gridcell", "rowheader"].includes(page.roleOf(one)));
      return cells.slice(column, column + 1);
    });
  }
  var bareOf = (page, text) => page.tidy(text).replace(/\\s*\\([^)]*\\)$/, "").replace(/[.!]$/, "");
  function checkLabelled(page, wanted) {
    const target = wanted.target ?? {};
    const where = page.scopeOf(target);
    if ("missed" in where) return page.undecided(where.missed, target);
    const { scope } = where;
    const words3 = (target.name ?? "").split(" ");
    const names = target.exact === true ? [target.name ?? ""] : words3.map((_word, at2) => words3.slice(at2).join(" "));
    const expected = page.tidy(wanted.expected ?? "");
    const bare2 = (text) => bareOf(page, text);
    for (const name of names) {
      const all = page.labelledValues({ ...target, name }, scope);
      const plain = all.some((one) => !one.field) ? all.filter((one) => !one.field) : all;
      const values2 = [...new Set(plain.flatMap((one) => one.values).filter((value) => value !== ""))];
      if (values2.length === 0) continue;
      const equal = values2.filter(
        (value) => page.tidy(value) === expected || bare2(value) === bare2(expected) || wanted.amount === true && page.isAmount(value, expected)
      );
      if (equal.length > 0 && equal.length < values2.length) {
        const candidates2 = values2.map((value) => ({ role: "text", name: \`\${name}: \${value}\` }));
        return page.undecided({ status: "ambiguous", candidates: candidates2 }, { ...target, name });
      }
      const holds = equal.length > 0;
      const goesOn = values2.find((value) => {
        const [start, rest] = [value.slice(0, expected.length), value.slice(expected.length)];
        return start === expected && /^\\s/.test(rest) && rest.trim().split(/\\s+/).length >= 3;
      });
      if (!holds && goesOn !== void 0)
        return {
          passed: false,
          actual: goesOn,
          reason: \`“\${expected}” is followed by other words, and nobody can tell whether they are part of the value.\`
        };
      const field = plain.every((one) => one.field);
      for (const one of plain) page.seen(one.element);
      return { passed: holds !== (wanted.negated === true), actual: values2.join(" | "), field };
    }
    if (target.exact === true || wanted.negated === true)
      return page.undecided({ status: "missing", candidates: [] }, { ...target, role: "label" });
    const controls2 = page.rolesFor("state", void 0);
    const alone = page.blocksIn(scope).filter(({ text, element }) => bare2(text) === bare2(expected) && !controls2.includes(page.roleOf(element)));
    for (const one of alone) page.seen(one.element);
    const told2 = alone.length > 0 ? void 0 : page.saidInstead(target.name ?? "", expected, scope);
    if (told2) return told2;
    return {
      passed: alone.length > 0,
      actual: alone.length > 0 ? expected : \`no text labelled "\${target.name ?? ""}", and "\${expected}" does not stand alone\`
    };
  }
  function stands(page, target) {
    const text = target.role === void 0 && target.name !== void 0;
    if (text) {
      const where = target.within ? { target: target.within } : {};
      const shown = page.checkText({ kind: "assert_text", expected: target.name ?? "", ...where }).passed;
      if (shown) return true;
    }
    const roles = text ? page.rolesFor("state", void 0) : [target.role ?? "dialog"];
    return roles.some(
      (role) => page.checkPresence({ kind: "assert_visible", target: { ...target, role } }).passed
    );
  }

  // shared/domain/prose-steps/in-page/layers.ts
  var layers_exports = {};
  __export(layers_exports, {
    dialogGone: () => dialogGone,
    layerAround: () => layerAround,
    layersOver: () => layersOver,
    liesOver: () => liesOver
  });
  var least = { width: 100, height: 40 };
  var unsure5 = (reason) => ({ passed: false, actual: "", reason });
  function layersOver(page) {
    const { clientWidth, clientHeight } = document.documentElement;
    const found = /* @__PURE__ */ new Set();
    for (const down of [0.15, 0.3, 0.5, 0.7]) {
      const [x, y] = [clientWidth / 2, clientHeight * down];
      const hits = document.elementsFromPoint(x, y);
      const layer = hits[0] && page.layerAround(hits[0]);
      if (layer && page.liesOver(layer, hits)) found.add(layer);
    }
    return [...found];
  }
  function layerAround(page, element) {
    let layer;
    for (let at2 = element; at2 && page.tagOf(at2) !== "body"; at2 = page.parentOf(at2)) {
      const { position } = getComputedStyle(at2);
      const isApart = position === "fixed" || position === "absolute" || at2.matches(":popover-open, dialog[open]");
      const { width, height } = at2.getBoundingClientRect();
      if (isApart && page.isShown(at2) && width >= least.width && height >= least.height) layer = at2;
    }
    return layer;
  }
  function liesOver(page, layer, hits) {
    const beneath = hits.some(
      (one) => !["html", "body"].includes(page.tagOf(one)) && !page.contains(layer, one) && !page.contains(one, layer) && page.isShown(one)
    );
    if (beneath) return true;
    const { position, zIndex } = getComputedStyle(layer);
    const rest = page.textOf(document.documentElement).length - page.textOf(layer).length;
    return rest > 0 && (position === "fixed" || Number.parseInt(zIndex) > 0);
  }
  function dialogGone(page, verdict, wanted) {
    const { part: part2 = {} } = wanted;
    if (verdict.problem || verdict.reason) return verdict;
    const now = page.partsNow({ ...wanted, target: { role: "part" } }, document.documentElement);
    const { went, appeared, stayed } = now;
    if (!verdict.passed)
      return went.length > 0 || appeared.length > 0 ? unsure5("One may have gone, and another one is shown. Say which one is meant, by its title in quotes.") : verdict;
    const [over] = [...appeared, ...stayed, ...page.layersOver()];
    if (over)
      return unsure5(\`\${page.toldParts([over])} may be one, and it is shown. Say what must be gone, in quotes.\`);
    const hidden = page.partsCalled(part2, {}, page.elementsIn(document.documentElement));
    if (went.length > 0 || hidden.length > 0 || wanted.before === "shown")
      return { passed: true, actual: "it is gone" };
    return unsure5("Nothing on this page is known to have been a dialog. Say what it showed, in quotes.");
  }

  // shared/domain/prose-steps/in-page/looks.ts
  var looks_exports = {};
  __export(looks_exports, {
    boldOf: () => boldOf,
    captionOf: () => captionOf,
    differsFromSiblings: () => differsFromSiblings,
    isMarked: () => isMarked,
    looksOf: () => looksOf,
    stateWords: () => stateWords,
    struckOut: () => struckOut,
    unfolded: () => unfolded
  });
  var marking = /^(?:selected|active|current|highlight|highlighted|marked|chosen|picked|checked|focused|on|mark)$/;
  var mostLevels = 5;
  function stateWords(page, element, words3) {
    return [...page.wordsOn(element)].some((word) => words3.test(word));
  }
  function isMarked(page, element) {
    const told2 = ["aria-selected", "aria-current", "aria-checked", "aria-pressed"].map(
      (name) => page.attribute(element, name)
    );
    if (told2.some((value) => value !== "" && value !== "false" && value !== "mixed")) return true;
    const classes = page.attribute(element, "class").toLowerCase().split(/[^a-z]+/);
    return classes.some((word) => marking.test(word));
  }
  function looksOf(page, element) {
    const parts = [
      element,
      ...page.childrenOf(element).filter((child) => child.nodeType === 1).slice(0, 6)
    ];
    return parts.map((part2) => {
      const style = getComputedStyle(part2);
      const outline2 = style.outlineStyle === "none" ? "" : style.outlineColor;
      return [
        style.backgroundColor,
        style.backgroundImage,
        style.boxShadow,
        style.color,
        style.fontWeight,
        style.opacity,
        outline2,
        style.borderLeftColor,
        style.borderLeftWidth,
        style.borderBottomColor,
        style.borderBottomWidth
      ].join(" ");
    }).join("|");
  }
  function differsFromSiblings(page, start) {
    const [element, siblings] = withSiblings();
    if (siblings.length === 0) return page.isMarked(element) ? true : void 0;
    const own = page.looksOf(element);
    const marked = siblings.filter((one) => page.isMarked(one));
    const plain = siblings.filter((one) => !marked.includes(one));
    const alike = plain.filter((one) => page.looksOf(one) === own);
    if (page.isMarked(element)) return alike.length > 0 && !element.matches(":hover") ? void 0 : true;
    if (alike.length > 0) return false;
    if (element.matches(":hover")) return marked.length > 0 ? false : void 0;
    if (marked.length > 0) return marked.some((one) => page.looksOf(one) === own) ? void 0 : false;
    const looks = new Set(plain.filter((one) => !one.matches(":hover")).map((one) => page.looksOf(one)));
    const all = [...page.parentOf(element)?.children ?? []];
    const isShaded = !plain.some((one) => (all.indexOf(one) - all.indexOf(element)) % 2 === 0);
    return looks.size === 1 && plain.length > 1 && !isShaded ? true : void 0;
    function withSiblings() {
      let at2 = start;
      for (let level = 0; level < mostLevels; level++) {
        const parent = page.parentOf(at2);
        if (!parent || page.tagOf(parent) === "body") break;
        const same = page.childrenOf(parent).filter(
          (one) => one !== at2 && one.nodeType === 1 && page.tagOf(one) === page.tagOf(at2) && page.visible(one)
        );
        const isCell = ["td", "th"].includes(page.tagOf(at2));
        if (same.length > 0 && !isCell && !["label", "span", "input"].includes(page.tagOf(at2)))
          return [at2, same];
        at2 = parent;
      }
      return [start, []];
    }
  }
  function captionOf(page, element) {
    const [label] = page.labelsOf(element);
    const words3 = label ? "" : page.nearbyLabel(element);
    let at2 = words3 === "" ? void 0 : page.parentOf(element);
    for (let up = 0; at2 && up < 3; up++, at2 = page.parentOf(at2)) {
      const saying = page.elementsIn(at2).filter((one) => page.textOf(one) === words3);
      const inner3 = saying.filter((one) => !saying.some((other) => other !== one && page.contains(one, other)));
      if (inner3.length > 0) return inner3.length === 1 ? inner3[0] : void 0;
    }
    return label;
  }
  function struckOut(page, element) {
    const isStruck = (at2) => getComputedStyle(at2).textDecorationLine.includes("line-through");
    for (let at2 = element; at2 && page.tagOf(at2) !== "body"; at2 = page.parentOf(at2)) {
      if (isStruck(at2)) return true;
      if (["listitem", "row"].includes(page.roleOf(at2))) break;
    }
    const texts2 = page.elementsIn(element).filter(
      (at2) => page.childrenOf(at2).some((child) => child.nodeType === 3 && page.tidy(child.nodeValue ?? "") !== "")
    ).filter((at2) => page.visible(at2) && page.roleOf(at2) !== "button");
    const struck = texts2.filter((at2) => {
      for (let up = at2; up && up !== element; up = page.parentOf(up))
        if (isStruck(up)) return true;
      return false;
    });
    if (struck.length > 0) return struck.length === texts2.length ? true : void 0;
    const isBare = page.textOf(element) === "" && ["checkable", "other"].includes(page.kindOf(element));
    if (isBare) return void 0;
    const isDrawn2 = (at2) => ["::before", "::after"].some((part2) => {
      const style = getComputedStyle(at2, part2);
      return style.content !== "none" && style.position === "absolute" && Number.parseFloat(style.height) <= 3;
    });
    return texts2.some(isDrawn2) ? void 0 : false;
  }
  function boldOf(_page, element) {
    return Number(getComputedStyle(element).fontWeight) >= 600;
  }
  function unfolded(page, element) {
    const inner3 = page.elementsIn(element).filter((at2) => page.attribute(at2, "aria-expanded") !== "" || page.tagOf(at2) === "summary");
    const [only] = inner3;
    const own = page.expandedOf(element) ?? (only && inner3.length === 1 ? page.expandedOf(only) : void 0);
    if (own !== void 0) return own;
    for (let at2 = page.parentOf(element), level = 0; at2 && level < 3; at2 = page.parentOf(at2), level++) {
      const told2 = page.attribute(at2, "aria-expanded");
      if (told2 !== "") return told2 === "true";
      if (page.tagOf(at2) === "summary") return page.expandedOf(at2);
      if (page.tagOf(at2) === "details") return at2.open;
    }
    const id = page.attribute(element, "aria-controls");
    const owned = id === "" ? null : element.getRootNode().getElementById(id);
    if (owned) return page.isShown(owned);
    const next = element.nextElementSibling;
    if (next && page.foldHeads(element).includes(element)) return page.isShown(next);
    return next && !page.isShown(next) && page.hasMatter(next) ? false : void 0;
  }

  // shared/domain/prose-steps/in-page/matching.ts
  var matching_exports = {};
  __export(matching_exports, {
    hasMessage: () => hasMessage,
    hasWhole: () => hasWhole,
    loose: () => loose,
    matchLevel: () => matchLevel,
    mayHold: () => mayHold,
    sameSigns: () => sameSigns,
    tidy: () => tidy,
    withoutArticles: () => withoutArticles
  });
  function tidy(_page, text) {
    return text.normalize("NFC").replace(/[\\u00AD\\u200B-\\u200D\\u2060\\uFEFF]/g, "").replace(/[‘’‚]/g, "'").replace(/[“”„]/g, '"').replace(/…/g, "...").replace(/\\s+/g, " ").trim();
  }
  function loose(page, text) {
    return page.tidy(text).replace(/\\s*\\([^)]*\\)\\s*[*:]*$/, "").toLowerCase().replace(/[^\\p{L}\\p{N}]+/gu, "");
  }
  function withoutArticles(_page, text) {
    return text.replace(/(^|\\s)(?:the|an?)\\s+(?=\\S)/gi, "$1");
  }
  function mayHold(page, element, wanted) {
    const apart = (at2) => {
      const tag = page.tagOf(at2);
      const button = tag === "input" && ["submit", "reset", "button"].includes(at2.type);
      return button || at2.shadowRoot !== null || ["iframe", "frame", "slot"].includes(tag);
    };
    if (page.elementsIn(element).some(apart)) return true;
    const key = (text) => page.tidy(text).toLowerCase().replace(/[^\\p{L}\\p{N}]+/gu, "");
    return key(element.textContent ?? "").includes(key(wanted));
  }
  function matchLevel(page, actual, wanted, exact) {
    const one = page.tidy(actual);
    const other = page.tidy(wanted);
    if (one === "" || other === "") return -1;
    if (one === other) return 0;
    if (exact) return -1;
    if (one.toLowerCase() === other.toLowerCase()) return 1;
    const key = page.loose(other);
    if (key === "") return -1;
    if (page.loose(one) === key && page.sameSigns(one, other, key)) return 2;
    return page.hasWhole(one.toLowerCase(), other.toLowerCase()) ? 3 : -1;
  }
  function sameSigns(_page, one, other, key) {
    if (key.length > 2 && !/^\\p{N}+$/u.test(key)) return true;
    const signs2 = (text) => text.replace(/[^-+−<>=%#$€£¥&@/]/g, "").replace(/[−]/g, "-");
    return signs2(one) === signs2(other);
  }
  function hasWhole(_page, text, wanted) {
    const letter = /[\\p{L}\\p{N}_]/u;
    for (let at2 = text.indexOf(wanted); at2 >= 0 && wanted !== ""; at2 = text.indexOf(wanted, at2 + 1)) {
      const before = text.slice(0, at2);
      const after = text.slice(at2 + wanted.length);
      const cutsWord = letter.test(wanted.charAt(0)) && letter.test(before.slice(-1));
      const cutsEnd = letter.test(wanted.slice(-1)) && letter.test(after.charAt(0));
      const cutsNumber = /^\\d/.test(wanted) && (/\\d[.,]$/.test(before) || /(?:^|[\\s(])[-−]$/.test(before));
      const cutsFraction = /\\d$/.test(wanted) && /^[.,]\\d/.test(after);
      if (!cutsWord && !cutsEnd && !cutsNumber && !cutsFraction) return true;
    }
    return false;
  }
  function hasMessage(page, text, wanted) {
    for (let at2 = text.indexOf(wanted); at2 >= 0 && wanted !== ""; at2 = text.indexOf(wanted, at2 + 1)) {
      const before = text.slice(0, at2).trimEnd();
      const after = text.slice(at2 + wanted.length).trimStart();
      const starts = before === "" || /[^\\p{L}\\p{N},'"(-]$/u.test(before);
      const ends = after === "" || /[.!?…:]$/.test(wanted) || /^[^\\p{L}\\p{N},'"%-]/u.test(after);
      if (starts && ends && page.hasWhole(text.slice(Math.max(0, at2 - 3), at2 + wanted.length + 2), wanted))
        return true;
    }
    return false;
  }

  // shared/domain/prose-steps/in-page/names.ts
  var names_exports = {};
  __export(names_exports, {
    kindOf: () => kindOf,
    labelsOf: () => labelsOf,
    nameFrom: () => nameFrom,
    nameOf: () => nameOf,
    nativeName: () => nativeName,
    toldLabel: () => toldLabel
  });
  function nameOf(page, element) {
    return page.once("name", element, () => {
      const drawn = page.exposed(element) ? [] : page.labelsOf(element);
      const named = drawn.map((label) => page.nameFrom(label, /* @__PURE__ */ new Set([element]), false, true)).join(" ");
      return page.tidy(named === "" ? page.nameFrom(element, /* @__PURE__ */ new Set(), false, false) : named);
    });
  }
  function nameFrom(page, element, visited, referenced, inside) {
    if (visited.has(element)) return "";
    visited.add(element);
    if (!referenced && !page.exposed(element) && page.tagOf(element) !== "option") return "";
    const ids = page.attribute(element, "aria-labelledby").trim();
    if (ids !== "" && !referenced) {
      const root = element.getRootNode();
      const parts = ids.split(/\\s+/).map((id) => root.getElementById(id)).filter((found) => found !== null);
      const named = parts.map((part2) => page.nameFrom(part2, new Set(part2 === element ? [] : [element]), true, true)).join(" ");
      if (page.tidy(named) !== "") return named;
    }
    const label = page.attribute(element, "aria-label");
    if (page.tidy(label) !== "") return label;
    const role = page.roleOf(element);
    if (inside && ["textbox", "searchbox", "spinbutton", "combobox", "slider", "listbox"].includes(role))
      return page.valueOf(element);
    const native = page.nativeName(element, visited);
    if (page.tidy(native) !== "") return native;
    const fromContent = "button cell checkbox columnheader gridcell heading link menuitem menuitemcheckbox menuitemradio option radio row rowheader switch tab tooltip treeitem";
    if (inside || fromContent.split(" ").includes(role)) {
      const parts = page.childrenOf(element).map((child) => {
        if (child.nodeType === 3) return child.nodeValue ?? "";
        if (child.nodeType !== 1) return "";
        const named = page.nameFrom(child, visited, referenced && !page.rendered(element), true);
        const display = getComputedStyle(child).display;
        return display.startsWith("inline") || display === "contents" || display === "none" ? named : \` \${named} \`;
      });
      if (page.tidy(parts.join("")) !== "") return parts.join("");
    }
    return page.attribute(element, "title") || page.attribute(element, "placeholder");
  }
  function nativeName(page, element, visited) {
    const tag = page.tagOf(element);
    const first = (selector) => {
      const found = [...element.children].find((child) => child.matches(selector));
      return found ? page.nameFrom(found, visited, true, true) : "";
    };
    if (tag === "img" || tag === "area") return page.attribute(element, "alt");
    if (tag === "fieldset") return first("legend");
    if (tag === "table") return first("caption");
    if (tag === "figure") return first("figcaption");
    if (tag === "svg") return element.querySelector("title")?.textContent ?? "";
    if (tag === "optgroup") return page.attribute(element, "label");
    if (tag === "option") return page.attribute(element, "label") || (element.textContent ?? "");
    const type = tag === "input" ? element.type : "";
    if (["button", "submit", "reset"].includes(type)) {
      const value = element.value;
      if (value !== "") return value;
      return type === "submit" ? "Submit" : type === "reset" ? "Reset" : "";
    }
    const labels = page.labelsOf(element).map((label) => page.nameFrom(label, /* @__PURE__ */ new Set([...visited, element]), true, true));
    if (page.tidy(labels.join("")) !== "") return labels.join(" ");
    if (type === "image") return page.attribute(element, "alt") || page.attribute(element, "title") || "Submit";
    return "";
  }
  function labelsOf(_page, element) {
    const labels = element.labels;
    return labels ? [...labels] : [];
  }
  function toldLabel(page, element) {
    if (element.labels?.length) return "";
    const root = element.getRootNode();
    const all = page.once("labels for", root, () => [...root.querySelectorAll("label[for]")]);
    const isNamed2 = ["aria-label", "aria-labelledby"].some((name) => page.attribute(element, name) !== "");
    const isControl = (at3) => page.rolesFor("state", void 0).includes(page.roleOf(at3));
    let at2 = element;
    for (let up = 0; at2 && up < (isNamed2 ? 1 : 3); up++, at2 = page.parentOf(at2)) {
      if (up > 0 && page.elementsIn(at2).some((one) => one !== element && isControl(one))) return "";
      const id = page.attribute(at2, "id");
      const labels = id === "" ? [] : all.filter((label) => page.attribute(label, "for") === id);
      if (labels.length > 0) return page.tidy(labels.map((label) => page.textOf(label)).join(" "));
    }
    return "";
  }
  function kindOf(page, element) {
    const tag = page.tagOf(element);
    const role = page.roleOf(element);
    if (tag === "select") return "select";
    if (role === "option") return "option";
    if (["checkbox", "radio", "switch", "menuitemcheckbox", "menuitemradio"].includes(role)) return "checkable";
    if (tag === "input") {
      const { type } = element;
      if (["date", "time", "month", "week", "datetime-local", "color", "range"].includes(type)) return "value";
      if (["button", "submit", "reset", "image", "file"].includes(type)) return "other";
      return "text";
    }
    if (tag === "textarea") return "text";
    if (element.isContentEditable) return "editable";
    const popup = role === "button" && page.attribute(element, "aria-haspopup") === "listbox";
    if (role === "combobox" || role === "listbox" || popup) return "combobox";
    if (["group", "radiogroup"].includes(role)) return "group";
    return role === "slider" ? "value" : "other";
  }

  // shared/domain/prose-steps/in-page/nearby-label.ts
  var nearby_label_exports = {};
  __export(nearby_label_exports, {
    besideBox: () => besideBox,
    nearbyLabel: () => nearbyLabel
  });
  var longest = 60;
  function nearbyLabel(page, element) {
    const told2 = page.toldLabel(element);
    if (told2 !== "") return told2;
    const named = ["aria-label", "aria-labelledby"].some((name) => page.attribute(element, name) !== "");
    const says = (label) => page.tidy(page.nameFrom(label, /* @__PURE__ */ new Set([element]), true, true)) !== "";
    if (named || page.labelsOf(element).some(says)) return "";
    if (page.kindOf(element) === "group") return "";
    const isBox = ["checkbox", "radio", "switch"].includes(page.roleOf(element));
    const isControl = (at3) => page.roleOf(at3) !== "option" && page.rolesFor("state", void 0).includes(page.roleOf(at3));
    const beside2 = (from, after) => {
      const next = (node) => after ? node.nextSibling : node.previousSibling;
      for (let at3 = next(from); at3; at3 = next(at3)) {
        if (at3.nodeType === 3 && page.tidy(at3.nodeValue ?? "") !== "")
          return { text: page.tidy(at3.nodeValue ?? ""), node: at3 };
        if (at3.nodeType !== 1) continue;
        if (page.elementsIn(at3).some(isControl)) return void 0;
        const text = page.textOf(at3);
        if (text !== "") return { text, node: at3 };
      }
      return void 0;
    };
    let at2 = element;
    for (let up = 0; up < 3 && at2 && !["form", "body", "fieldset", "tr", "main"].includes(page.tagOf(at2)); up++) {
      const before = beside2(at2, false);
      const chosen = isBox ? page.besideBox(element, before, beside2(at2, true)) : before?.text;
      if (chosen !== void 0) return chosen.length <= longest ? chosen : "";
      const parent = page.parentOf(at2);
      if (!parent || page.elementsIn(parent).filter(isControl).length > 1) return "";
      at2 = parent;
    }
    return "";
  }
  function besideBox(page, box, before, after) {
    const face = (page.facesOf(box)[0] ?? box).getBoundingClientRect();
    const isNear = ({ node }) => {
      const range = box.ownerDocument.createRange();
      range.selectNode(node);
      const text = range.getBoundingClientRect();
      const middle = (one) => one.top + one.height / 2;
      const holds = (one, y) => y >= one.top && y <= one.bottom;
      return face.height === 0 || holds(text, middle(face)) || holds(face, middle(text));
    };
    const title = ({ text, node }) => node.nodeType === 1 ? page.blocksIn(node)[0]?.text ?? text : text;
    const isSwitch = page.roleOf(box) === "switch";
    const [first, then] = [before, after].map((one) => one && isNear(one) ? one : void 0);
    if (isSwitch) return first ? title(first) : then ? title(then) : before?.text;
    if (first && then) return page.visible(box) ? then.text : "";
    if (then) return page.visible(box) ? then.text : title(then);
    return first ? title(first) : after?.text;
  }

  // shared/domain/prose-steps/in-page/near.ts
  var near_exports = {};
  __export(near_exports, {
    anchorsOf: () => anchorsOf,
    besideName: () => besideName,
    hasAlike: () => hasAlike,
    nearTo: () => nearTo,
    searched: () => searched,
    units: () => units
  });
  function nearTo(page, target, purpose, anchors) {
    const { within: _within, near: _near, ...alone } = target;
    const [anchor] = anchors;
    for (let at2 = anchor; at2 && at2 !== document.body; at2 = page.parentOf(at2)) {
      const found = page.scored(alone, purpose, at2).filter(({ element }) => element !== anchor);
      if (found.length > 0) return found;
      if (page.hasAlike(at2)) break;
    }
    return [];
  }
  function hasAlike(page, element) {
    if (["cell", "gridcell", "rowheader", "columnheader"].includes(page.roleOf(element))) return false;
    const parent = page.parentOf(element);
    const make = (one) => \`\${page.tagOf(one)} \${page.attribute(one, "class").split(/\\s+/)[0] ?? ""}\`;
    const siblings = parent ? page.childrenOf(parent).filter((one) => one.nodeType === 1) : [];
    return siblings.some((one) => one !== element && make(one) === make(element));
  }
  function anchorsOf(page, target) {
    const { role, name, or = [], ...rest } = target;
    const isField = role === void 0 || page.rolesFor("fill", void 0).includes(role);
    const places = isField ? [] : page.regions({ role, ...name === void 0 ? {} : { name }, ...rest }, document.documentElement);
    if (places.length > 0) return places;
    if (name !== void 0) {
      const named = { ...rest, name };
      const tries = [
        page.resolve({ ...named, whole: true }, "fill"),
        page.resolve({ ...named, whole: true }, "point"),
        page.resolve(named, "point")
      ];
      const [own, control, part2] = tries;
      if (own?.status === "found") return [page.at(own.id)].filter((at2) => at2 !== void 0);
      if (control?.status === "found") return [page.at(control.id)].filter((at2) => at2 !== void 0);
      const texts2 = page.texts(named, document.documentElement).filter(({ rank: rank2 }) => rank2 % 10 < 3);
      const best = Math.min(...texts2.map(({ rank: rank2 }) => rank2));
      if (texts2.length > 0)
        return [...new Set(texts2.filter(({ rank: rank2 }) => rank2 === best).map(({ element }) => element))];
      if (part2?.status === "found") return [page.at(part2.id)].filter((at2) => at2 !== void 0);
      if (part2?.status === "ambiguous")
        return page.scored(named, "point", document.documentElement).map(({ element }) => element);
    }
    if (name === void 0 && role !== void 0 && isField) {
      const all = page.scored({ role, ...rest }, "read", document.documentElement);
      const shown = all.map(({ element }) => element).filter((one) => page.roleOf(one) === role && page.visible(one));
      if (shown.length > 0) return shown;
    }
    for (const other of or) {
      const anchors = page.anchorsOf(other);
      if (anchors.length > 0) return anchors;
    }
    return [];
  }
  function besideName(page, target, purpose) {
    const { or = [], ...own } = target.within ?? {};
    for (const { role = "", name, nth, within, near } of [own, ...or]) {
      const isLoose = ["place", "region", "group", "listitem", "entry", "row"].includes(role);
      if (!isLoose || name === void 0 || nth !== void 0 || within || near) continue;
      const anchors = page.anchorsOf({ name });
      const found = anchors.length === 1 ? page.nearTo(target, purpose, anchors) : [];
      if (found.length > 0) return found;
    }
    return void 0;
  }
  function units(page, { name = "" }, scope) {
    const found = [];
    for (const { element, rank: rank2, matched } of page.texts({ name }, scope)) {
      let at2 = rank2 % 10 < 3 ? element : void 0;
      while (at2 && at2 !== document.body && !page.hasAlike(at2)) at2 = page.parentOf(at2);
      const isMore = at2 !== void 0 && at2 !== document.body && page.textOf(at2) !== page.textOf(element);
      if (at2 && isMore && !found.some((one) => one.element === at2)) found.push({ element: at2, rank: rank2, matched });
    }
    return found.toSorted((a, b) => a.rank - b.rank);
  }
  function searched(page, target, purpose) {
    if (target.near) {
      const anchors = page.anchorsOf(target.near);
      if (anchors.length !== 1)
        return {
          missed: {
            status: anchors.length === 0 ? "no_region" : "ambiguous_region",
            candidates: page.candidates(anchors)
          }
        };
      return { found: page.nearTo(target, purpose, anchors), scope: document.documentElement };
    }
    if (!target.within) return all(document.documentElement);
    const regions2 = page.regions(target.within, document.documentElement);
    const [region] = regions2;
    const asserted = purpose === "state" || purpose === "read";
    const beside2 = region || asserted ? void 0 : page.besideName(target, purpose);
    if (beside2) return { found: beside2, scope: document.documentElement };
    if (region && regions2.length === 1) return all(region);
    return {
      missed: { status: region ? "ambiguous_region" : "no_region", candidates: page.candidates(regions2) }
    };
    function all(scope) {
      return { found: page.scored(target, purpose, scope), scope };
    }
  }

  // shared/domain/prose-steps/in-page/offering.ts
  var offering_exports = {};
  __export(offering_exports, {
    offered: () => offered,
    offering: () => offering
  });
  function offering(page, { name = "" }, scope) {
    const found = [];
    for (const element of page.elementsIn(scope)) {
      if (!page.family("combobox").includes(page.roleOf(element))) continue;
      if (!page.exposed(element) || !page.reachable(element)) continue;
      const levels = page.offered(element).map((text) => page.matchLevel(text, name, false)).filter((level) => level >= 0 && level < 3);
      if (levels.length > 0) found.push({ element, rank: Math.min(...levels), matched: page.nameOf(element) });
    }
    return found.toSorted((a, b) => a.rank - b.rank);
  }
  function offered(page, list) {
    const root = list.getRootNode();
    const ids = \`\${page.attribute(list, "aria-controls")} \${page.attribute(list, "aria-owns")}\`.trim().split(/\\s+/);
    const opened = ids.map((id) => id === "" ? null : root.getElementById(id)).filter((one) => one !== null);
    const parent = page.parentOf(list);
    const beside2 = parent ? page.childrenOf(parent).filter((one) => one.nodeType === 1) : [];
    const at2 = beside2.indexOf(list);
    const hidden = [beside2[at2 - 1], beside2[at2 + 1]].filter(
      (one) => one !== void 0 && page.tagOf(one) === "select" && !page.visible(one)
    );
    const lists = [list, ...opened, ...page.tagOf(list) === "select" ? [] : hidden];
    return lists.flatMap(
      (one) => [...one.querySelectorAll("option, [role=option], [role=menuitemradio], li")].map(
        (option) => page.tidy(option.textContent ?? "")
      )
    );
  }

  // shared/domain/prose-steps/in-page/noted-cell.ts
  var noted_cell_exports = {};
  __export(noted_cell_exports, {
    cellsIn: () => cellsIn,
    checkNoted: () => checkNoted,
    noteCell: () => noteCell,
    notedNow: () => notedNow,
    rowOf: () => rowOf
  });
  var unsure6 = (reason) => ({ passed: false, actual: "", reason });
  var lost = "Nobody can tell which cell is meant: no step has clicked or edited one just before. Name its row and column.";
  function noteCell(page, { near }) {
    const found = near && page.resolve(near, "point");
    const element = found?.status === "found" ? page.at(found.id) : void 0;
    let at2 = element;
    while (at2 && !["cell", "gridcell"].includes(page.roleOf(at2))) at2 = page.parentOf(at2);
    const row = at2 && page.rowOf(at2);
    if (!at2 || !row) return;
    const cells = page.cellsIn(row);
    page.cellNoted = {
      cell: at2,
      column: cells.indexOf(at2),
      others: cells.filter((one) => one !== at2).map((one) => page.cellValue(one).value)
    };
  }
  function notedNow(page) {
    const { cellNoted: known } = page;
    if (!known) return void 0;
    if (known.cell.isConnected) return known.cell;
    const same = page.elementsIn().filter((one) => {
      if (page.roleOf(one) !== "row") return false;
      const cells = page.cellsIn(one);
      const others = cells.filter((_cell, at2) => at2 !== known.column).map((cell) => page.cellValue(cell).value);
      return others.length > 0 && others.join("\\n") === known.others.join("\\n");
    });
    const [row] = same;
    return row && same.length === 1 ? page.cellsIn(row)[known.column] : void 0;
  }
  function checkNoted(page, { target = {}, expected = "", unquoted, negated }) {
    const cell = page.notedNow();
    const row = cell && page.rowOf(cell);
    if (!cell || !row) return unsure6(lost);
    const wanted = page.wordsOf(expected);
    const say = (holds, actual, at2) => ({
      passed: holds !== (negated === true),
      actual: actual === "" ? "empty" : actual,
      box: page.seen(at2)
    });
    if (target.name === "cell") {
      const { value } = page.cellValue(cell);
      const words4 = page.wordsOf(value);
      if (expected === "") return say(value === "", value, cell);
      const isSame = wanted.length > 0 ? words4.join(" ") === wanted.join(" ") : page.tidy(value) === page.tidy(expected);
      if (!isSame && unquoted && page.holdsWords(words4, wanted))
        return unsure6(\`It shows “\${value}”. Put what it must show in quotes.\`);
      return say(isSame, value, cell);
    }
    const texts2 = page.cellsIn(row).map((one) => page.cellValue(one).value);
    if (target.name === "row") {
      const isThere = texts2.some((text) => page.holdsWords(page.wordsOf(text), wanted));
      return isThere || !unquoted ? say(isThere, texts2.join(" | "), row) : unsure6(\`The row shows \${texts2.join(" | ")}. Put what it must show in quotes.\`);
    }
    const holder = row.closest("table, [role=table], [role=grid], [role=treegrid]") ?? document.documentElement;
    const words3 = expected.split(" ");
    for (let at2 = words3.length - 1; at2 > 0; at2--) {
      const column = page.columnAbout(holder, words3.slice(0, at2).join(" "));
      const [below, ...more] = column === void 0 ? [] : page.cellsBelow(row, column);
      if (!below || more.length > 0) continue;
      const { value } = page.cellValue(below);
      const own = page.wordsOf(words3.slice(at2).join(" "));
      return say(page.wordsOf(value).join(" ") === own.join(" "), value, below);
    }
    return unsure6(\`No column here is surely meant by “\${expected}”.\`);
  }
  function rowOf(page, cell) {
    let at2 = page.parentOf(cell);
    while (at2 && page.roleOf(at2) !== "row") at2 = page.parentOf(at2);
    return at2;
  }
  function cellsIn(page, row) {
    return page.elementsIn(row).filter((one) => ["cell", "gridcell", "rowheader"].includes(page.roleOf(one)));
  }

  // shared/domain/prose-steps/in-page/native-dates.ts
  var native_dates_exports = {};
  __export(native_dates_exports, {
    dateFor: () => dateFor
  });
  var mostYears = 200;
  function dateFor(page, id, date) {
    const field = page.at(id);
    if (!field || page.tagOf(field) !== "input" || field.type !== "date") return null;
    if (date.month === void 0) return { reason: "say the month of the day" };
    const { day, month } = date;
    const [min, max] = ["min", "max"].map((name) => page.attribute(field, name));
    const from = Number((min ?? "").slice(0, 4)) || 0;
    const to = Number((max ?? "").slice(0, 4)) || 0;
    const bounded = from > 0 && to >= from && to - from < mostYears;
    const years = bounded ? Array.from({ length: to - from + 1 }, (_none, at2) => from + at2) : [];
    const values2 = (date.year === void 0 ? years : [date.year]).map(iso);
    const fitting = values2.filter((value2) => (!min || value2 >= min) && (!max || value2 <= max));
    const [value] = fitting;
    if (date.year === void 0 && (value === void 0 || fitting.length > 1))
      return { reason: "say the year" };
    return value === void 0 ? { reason: \`it takes dates from \${min || "…"} to \${max || "…"}\` } : { value };
    function iso(year) {
      const of = day < 0 ? new Date(Date.UTC(year, month, 0)).getUTCDate() : day;
      return [String(year).padStart(4, "0"), String(month).padStart(2, "0"), String(of).padStart(2, "0")].join(
        "-"
      );
    }
  }

  // shared/domain/prose-steps/in-page/order.ts
  var order_exports = {};
  __export(order_exports, {
    checkOrder: () => checkOrder
  });
  function checkOrder(page, wanted) {
    const { target } = wanted;
    const resolution = target && page.resolve(target, "state");
    const place = resolution?.status === "found" ? page.at(resolution.id) : document.documentElement;
    if (target && (resolution?.status !== "found" || !place))
      return page.undecided(resolution ?? { status: "missing", candidates: [] }, target);
    const blocks = page.blocksIn(place ?? document.documentElement);
    const texts2 = (wanted.texts ?? []).map((text) => page.tidy(text));
    const places = texts2.map((text) => {
      const alone = blocks.flatMap((block, at2) => block.text === text ? [at2] : []);
      const holding2 = alone.length > 0 ? alone : blocks.flatMap((block, at2) => page.hasWhole(block.text, text) ? [at2] : []);
      const [first] = holding2.flatMap((at2) => blocks[at2] ?? []);
      if (first) page.seen(first.element);
      return { text, at: holding2.map((at2) => at2 + (blocks[at2]?.text.indexOf(text) ?? 0) / 1e6) };
    });
    const missing = places.filter(({ at: at2 }) => at2.length === 0).map(({ text }) => \`“\${text}” is not shown\`);
    const shown = places.filter(({ at: at2 }) => at2.length > 0);
    const seen2 = shown.toSorted((a, b) => (a.at[0] ?? 0) - (b.at[0] ?? 0)).map(({ text }) => text);
    const actual = [seen2.join(", "), ...missing].filter((part2) => part2 !== "").join("; ");
    if (missing.length > 0) return { passed: wanted.negated === true, actual };
    const all = shown.map(({ at: at2 }) => at2);
    const count = all[0]?.length ?? 0;
    const runs = Array.from({ length: count }, (_none, run) => all.map((at2) => at2[run] ?? -1));
    const areRuns = all.every(({ length }) => length === count) && runs.every((run, at2) => at2 === 0 || Math.max(...runs[at2 - 1] ?? []) < Math.min(...run));
    const right = runs.filter((run) => run.every((each, at2) => at2 === 0 || (run[at2 - 1] ?? 0) < each)).length;
    const isApart = all.every((at2, index) => index === 0 || (all[index - 1]?.at(-1) ?? 0) < (at2[0] ?? 0));
    let last = -1;
    const isAnywhere = all.every((at2) => {
      last = at2.find((each) => each > last) ?? Infinity;
      return last < Infinity;
    });
    const holds = isApart || areRuns && right === count;
    const isFalse = !isAnywhere || areRuns && right === 0;
    if (!holds && !isFalse)
      return { passed: false, actual, reason: \`They stand several times, in different orders: \${actual}\` };
    return { passed: holds !== (wanted.negated === true), actual };
  }

  // shared/domain/prose-steps/in-page/outline.ts
  var outline_exports = {};
  __export(outline_exports, {
    outline: () => outline
  });
  function outline(page, most) {
    const all = page.elementsIn().slice(0, 2e4);
    const isPassword = (element) => page.tagOf(element) === "input" && element.type === "password";
    const hidden = all.filter(isPassword).map((element) => element.value);
    const masked = (text) => hidden.filter((value) => value !== "").reduce((rest, value) => rest.split(value).join("•••"), text);
    const silent = /* @__PURE__ */ new Set(["paragraph", "rowgroup", "generic", "definition", "term", "separator", "figure"]);
    const holders2 = /* @__PURE__ */ new Set([
      "row",
      "list",
      "table",
      "form",
      "group",
      "region",
      "navigation",
      "main",
      "dialog",
      "article"
    ]);
    const depths = /* @__PURE__ */ new Map();
    const entries = [];
    for (const element of all) {
      const parent = page.parentOf(element);
      const depth = (parent && depths.get(parent)) ?? 0;
      depths.set(element, depth);
      if (entries.length >= most || !page.exposed(element)) continue;
      const stated = page.roleOf(element);
      const own = page.childrenOf(element).some((child) => child.nodeType === 3 && page.tidy(child.nodeValue ?? "") !== "");
      const role = stated === "" || silent.has(stated) ? own ? "text" : "" : stated;
      if (role === "") continue;
      const field = page.rolesFor("fill", void 0).includes(role) || isPassword(element);
      const byText = ["text", "listitem", "cell", "status", "alert"].includes(role);
      const named = page.nameOf(element) || (field ? page.nearbyLabel(element) || page.attribute(element, "placeholder") : "");
      const name = named === "" && byText ? page.textOf(element) : role === "row" ? "" : named;
      if (name === "" && !holders2.has(role) && !field) continue;
      depths.set(element, depth + 1);
      entries.push({ depth, role, name: masked(name).slice(0, 1e3), states: statesOf(element, role) });
    }
    return entries;
    function statesOf(element, role) {
      const checkable = page.kindOf(element) === "checkable" && page.checkedOf(element) !== void 0;
      const expanded = page.attribute(element, "aria-expanded");
      return [
        ...checkable ? [page.checkedOf(element) === true ? "checked" : "not checked"] : [],
        ...page.rolesFor("point", void 0).includes(role) && !page.enabled(element) ? ["disabled"] : [],
        ...expanded === "true" ? ["expanded"] : expanded === "false" ? ["collapsed"] : [],
        ...page.attribute(element, "aria-selected") === "true" ? ["selected"] : [],
        ...element.draggable && !["link", "img"].includes(role) ? ["draggable"] : [],
        ...element === element.ownerDocument.activeElement && role !== "text" ? ["focused"] : []
      ];
    }
  }

  // shared/domain/prose-steps/in-page/page-checks.ts
  var page_checks_exports = {};
  __export(page_checks_exports, {
    checkCount: () => checkCount,
    checkPage: () => checkPage,
    countedIn: () => countedIn,
    hasKind: () => hasKind,
    inFoot: () => inFoot,
    unlessStated: () => unlessStated
  });
  function checkCount(page, wanted) {
    const target = wanted.target ?? {};
    const where = page.scopeOf(target);
    if ("missed" in where) return page.undecided(where.missed, target);
    const { scope } = where;
    const counted2 = page.countedIn(target, scope);
    const holders2 = new Set(
      counted2.map((element) => element.closest("table, ul, ol, menu, [role=table], [role=grid], [role=list]"))
    );
    const scattered = !target.within && ["row", "listitem", "entry"].includes(target.role ?? "") && holders2.size > 1;
    if (scattered)
      return page.undecided(
        { status: "ambiguous", candidates: [...holders2].flatMap((one) => one ? [page.candidate(one)] : []) },
        { ...target, name: \`the \${plural(target.role ?? "entry")}\` }
      );
    const expected = Number(wanted.expected);
    const amount = counted2.map((element) => page.seen(element)).length;
    if (target.role === "entry" && amount === 0)
      return {
        passed: false,
        actual: "0",
        reason: 'There is no list or table with entries here. Name what is counted: The "Cart" list has 2 items.'
      };
    const blank2 = page.blocksIn(document.documentElement).length === 0;
    const holds = page.compares(amount, expected, wanted.comparison);
    const verdict = {
      passed: !blank2 && holds !== (wanted.negated === true),
      actual: blank2 ? "the page is blank" : String(amount)
    };
    return blank2 || target.name !== void 0 ? verdict : page.unlessStated(wanted, scope, amount, verdict);
  }
  function unlessStated(page, wanted, scope, amount, verdict) {
    const { role = "" } = wanted.target ?? {};
    const expected = Number(wanted.expected);
    const noun = { listitem: "item", textbox: "field" }[role] ?? role;
    const stated = page.statements(noun, void 0, scope);
    const words3 = \`The page says \${stated.join(" and ")} \${plural(noun)}\`;
    const undecided4 = (reason) => ({ passed: false, actual: "", reason });
    const isSaid = stated.some((one) => page.compares(one, expected, wanted.comparison));
    const isNone = amount === 0 && expected > 0 && !page.hasKind(role);
    if (isNone && isSaid && stated.length === 1 && wanted.comparison === "equals" && wanted.negated !== true)
      return { passed: true, actual: words3 };
    if (isNone && stated.length > 0) return undecided4(\`\${words3}, and nothing here can be counted as such.\`);
    if (isNone)
      return undecided4(\`There are no \${plural(noun)} here that could be counted. Name what the page shows.\`);
    return isSaid && !page.compares(amount, expected, wanted.comparison) ? undecided4(\`\${words3}, but there are \${amount}.\`) : verdict;
  }
  function hasKind(page, role) {
    const holders2 = {
      listitem: ["list", "feed"],
      row: ["table", "grid", "treegrid"],
      cell: ["table", "grid", "treegrid"],
      option: ["listbox", "combobox", "menu", "radiogroup"],
      tab: ["tablist"]
    };
    const kinds2 = [...page.family(role), role, ...holders2[role] ?? []];
    return page.elementsIn(document.documentElement).some((one) => kinds2.includes(page.roleOf(one)) && !page.inFrame(one, document.documentElement));
  }
  function countedIn(page, target, scope) {
    const { role = "", name } = target;
    if (role === "entry") return page.entriesIn("entry", scope);
    const roles = role === "row" || role === "listitem" ? [role] : page.family(role);
    const all = page.elementsIn(scope).filter((element) => {
      if (!roles.includes(page.roleOf(element)) || !page.visible(element)) return false;
      if (name === "") return page.tidy(page.nameOf(element)) === "";
      if (page.inFrame(element, scope)) return false;
      if (name !== void 0 && role !== "row") {
        const level = page.matchLevel(page.nameOf(element), name, false);
        if (level < 0 || level > 2) return false;
      }
      if (role !== "row") return true;
      return page.elementsIn(element).some((cell) => ["cell", "gridcell"].includes(page.roleOf(cell)));
    });
    const entries = role === "row" ? all.filter((row) => !page.inFoot(row)) : all;
    return entries.length > 0 ? entries : all;
  }
  function inFoot(_page, row) {
    return row.closest("tfoot, [class*=footer i]") !== null;
  }
  function checkPage(page, wanted) {
    const expected = wanted.expected ?? "";
    const say = (holds, actual2) => ({
      passed: holds !== (wanted.negated === true),
      actual: actual2
    });
    if (wanted.kind === "assert_title") {
      const title = page.tidy(document.title);
      return say(
        wanted.comparison === "equals" ? title === page.tidy(expected) : page.hasWhole(title, page.tidy(expected)),
        title
      );
    }
    if (wanted.kind === "assert_loaded") {
      const shows = page.blocksIn(document.documentElement).length > 0 && !location.href.startsWith("chrome-error:");
      const named = expected === "" || page.calledPage(expected);
      if (shows && !named && wanted.negated !== true)
        return {
          passed: false,
          actual: location.href,
          reason: \`Nothing in the address, title and main heading of \${location.href} says that it is “\${expected}”.\`
        };
      if (shows && expected !== "") return say(named, \`\${location.href} is shown\`);
      return say(shows, shows ? \`\${location.href} is shown\` : "the page is blank");
    }
    const { href, pathname, search, hash, origin } = page.address();
    if (wanted.comparison === "starts_with")
      return say(
        [href, \`\${pathname}\${search}\${hash}\`].some((one) => one.startsWith(expected)),
        href
      );
    if (wanted.comparison === "ends_with") return say(href.endsWith(expected), href);
    if (wanted.comparison !== "equals")
      return say(href.includes(expected) || decodeURI(href).includes(expected), href);
    const trim = (address2) => address2.replace(/(?<=.)\\/$/, "");
    const rest = expected.replace(/^https?:\\/\\/[^/?#]*/i, "");
    const path = \`\${pathname}\${rest.includes("?") ? search : ""}\${rest.includes("#") ? hash : ""}\`;
    const actual = rest === expected ? path : \`\${origin}\${path}\`;
    return say(trim(actual) === trim(expected), href);
  }

  // shared/domain/prose-steps/in-page/page-names.ts
  var page_names_exports = {};
  __export(page_names_exports, {
    calledPage: () => calledPage,
    documentStatus: () => documentStatus,
    isPage: () => isPage,
    linkTo: () => linkTo,
    namesAlike: () => namesAlike,
    pageTitles: () => pageTitles
  });
  function isPage(page, name) {
    const words3 = (text) => \` \${page.tidy(text).toLowerCase().replace(/[^\\p{L}\\p{N}]+/gu, " ").trim()} \`;
    if (page.loose(name) === "") return false;
    return page.pageTitles().some((text) => words3(text).includes(words3(name))) || page.calledPage(name);
  }
  function pageTitles(page) {
    const headings = page.elementsIn().filter((one) => page.tagOf(one) === "h1" && page.visible(one)).map((one) => page.textOf(one));
    return [document.title, ...headings];
  }
  function calledPage(page, name) {
    const key = page.loose(name);
    if (key === "") return false;
    if (/^(?:home|start|landing|main|index)(?: ?page)?$/i.test(name.trim()) && location.pathname === "/")
      return true;
    const parts = page.pageTitles().flatMap((text) => text.split(/[–—|:·]| - /));
    const paths = \`\${location.pathname}/\${location.hash}\`.split(/[/#?.]/);
    return [...parts, ...paths].some((part2) => page.loose(part2) === key || page.namesAlike(part2, name));
  }
  function namesAlike(_page, part2, name) {
    const words3 = (text) => text.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase().replace(/[-_.]+/g, " ").replace(/\\b(?:log|sign) ?(?:in|on)\\b/g, "login").replace(/\\b(?:log|sign) ?(?:out|off)\\b/g, "logout").replace(
      /\\b(?:sign ?up|register|registration|(?:create|open) (?:an? |your |my |new )*account)\\b/g,
      "signup"
    ).replace(/\\b(?:the|an?|my|your|our|his|her|their|user|page|screen|view|of|for|to)\\b/g, " ").match(/[\\p{L}\\p{N}]+/gu) ?? [];
    const plain = (word) => word.length > 4 ? word.replace(/(?:ing|s)$/, "") : word;
    const there = words3(part2).map(plain);
    const wanted = words3(name).map(plain);
    return wanted.length > 0 && there.length <= wanted.length + 2 && wanted.every((word) => there.includes(word));
  }
  function linkTo(page, name) {
    const links = page.elementsIn().filter(
      (one) => page.roleOf(one) === "link" && page.exposed(one) && page.visible(one) && page.reachable(one)
    );
    for (let level = 0; level <= 2; level++) {
      const hits = links.filter((one) => page.matchLevel(page.nameOf(one), name, false) === level);
      const [hit] = hits;
      if (!hit) continue;
      const places = new Set(hits.map((one) => one.href || one));
      if (places.size > 1) return { status: "ambiguous", candidates: page.candidates(hits) };
      return {
        status: "found",
        id: page.hold(hit),
        role: "link",
        name: page.nameOf(hit),
        kind: "other",
        matched: name
      };
    }
    return { status: "missing", candidates: links.slice(0, 5).map((one) => page.candidate(one)) };
  }
  function documentStatus(_page) {
    const [entry] = performance.getEntriesByType("navigation");
    return entry?.responseStatus ?? 0;
  }

  // shared/domain/prose-steps/in-page/part-checks.ts
  var part_checks_exports = {};
  __export(part_checks_exports, {
    checkNoError: () => checkNoError,
    checkNothingHappened: () => checkNothingHappened,
    checkPart: () => checkPart,
    isQuiet: () => isQuiet,
    orLayer: () => orLayer,
    partAbsent: () => partAbsent,
    partPresent: () => partPresent,
    partThere: () => partThere,
    partsNow: () => partsNow,
    saidOf: () => saidOf,
    toldParts: () => toldParts,
    unclearPart: () => unclearPart
  });

  // shared/domain/prose-steps/told/parts.ts
  var partKinds = {
    overlay: "window dialog dialogue modal popup pop-up overlay lightbox box layer prompt confirmation pane question",
    menu: "menu submenu dropdown drop-down drop-down-menu flyout",
    suggestions: "suggestion proposal autocomplete completion",
    calendar: "calendar datepicker timepicker picker clock",
    notice: "toast notification notice snackbar message banner flash alert announcement info note hint feedback",
    error: "error warning complaint",
    tooltip: "tooltip bubble balloon popover",
    form: "form editor",
    panel: "panel sidebar drawer cart basket section area column card board block footer header toolbar footnote preview summary details player gallery table list",
    text: "text content description explanation answer information paragraph passage bit caption sentence line",
    progress: "spinner loader indicator progress",
    bar: "bar strip ribbon"
  };
  var kindOf2 = new Map(
    Object.entries(partKinds).flatMap(
      ([kind, nouns2]) => nouns2.split(" ").map((noun) => [noun, kind])
    )
  );
  var kindOfPart = (noun) => kindOf2.get(noun);

  // shared/domain/prose-steps/in-page/part-checks.ts
  function partThere(page, wanted) {
    const shown = page.elementsIn(document.documentElement).filter((element) => page.isShown(element));
    return page.partsCalled(wanted.part ?? {}, wanted.target ?? {}, shown).length > 0;
  }
  function partsNow(page, { part: part2 = {}, target = {} }, place) {
    const name = page.tidy(target.name ?? "");
    const kind = part2.noun === void 0 ? void 0 : kindOfPart(part2.noun);
    const before = page.shownBefore?.elements;
    const shown = page.elementsIn(place).filter((element) => page.isShown(element));
    const wasShown = [...before?.keys() ?? []];
    const hasCome = (element) => before !== void 0 && !before.has(element);
    const hasGone = (element) => !page.isShown(element);
    const isRenewed = (element) => (kind === "notice" || kind === "error" || kind === "tooltip") && before?.has(element) === true && before.get(element) !== page.knownText(element);
    const isMoving2 = (element) => hasCome(element) || page.cameOrWent?.has(element) === true;
    const either = (called3, shaped) => called3.length > 0 ? called3 : shaped();
    const called2 = page.partsCalled(part2, target, shown);
    const fresh = (element) => hasCome(element) || isRenewed(element);
    const appeared = either(called2.filter(fresh), () => page.partsByShape(part2, name, shown.filter(fresh)));
    const went = either(
      page.partsCalled(part2, target, wasShown).filter(hasGone),
      () => page.partsByShape(part2, name, wasShown.filter(hasGone))
    );
    const old = either(called2, () => page.partsByShape(part2, name, shown.filter(isMoving2))).filter(
      (element) => !appeared.includes(element)
    );
    const hidden = page.partsCalled(part2, target, page.elementsIn(place)).filter(hasGone);
    const isKnown = hidden.some((element) => page.cameOrWent?.has(element) === true);
    const movers = [...went, ...old, ...appeared].filter(isMoving2);
    const moving = old.filter(isMoving2);
    const outer2 = (elements) => page.outermost(elements);
    return {
      appeared: outer2(appeared),
      went: outer2(went),
      stayed: outer2(movers.length > 0 || isKnown ? moving : old),
      isMoving: moving.length > 0
    };
  }
  function checkPart(page, wanted) {
    const { part: part2 = {}, target = {} } = wanted;
    if (part2.about) return page.checkAbout(wanted);
    if (part2.noun === "nothing") return page.checkNothingHappened();
    const where = page.scopeOf(target);
    if ("missed" in where) return page.undecided(where.missed, target);
    const place = where.scope;
    const isError = part2.noun !== void 0 && kindOfPart(part2.noun) === "error";
    if (wanted.negated === true && isError && !part2.changes) return page.checkNoError(wanted, place);
    const now = page.partsNow(wanted, place);
    return wanted.negated === true ? page.partAbsent(wanted, now, place) : page.partPresent(wanted, now);
  }
  function partPresent(page, wanted, now) {
    const { part: part2 = {}, target = {} } = wanted;
    const { appeared, went, stayed, isMoving: isMoving2 } = now;
    const told2 = (elements) => page.toldParts(elements);
    if (appeared.length > 0) return page.saidOf(now, true, \`\${told2(appeared)} is shown\`);
    if (went.length > 0 && !isMoving2) return page.saidOf(now, false, \`\${told2(went)} is not shown any more\`);
    if (stayed.length > 0 && part2.changes && page.shownBefore)
      return unsure7(\`\${told2(stayed)} was there before this step already.\`);
    if (stayed.length > 1 && !isMoving2 && target.name === void 0 && part2.extent !== "any")
      return unsure7(\`Several may be meant: \${told2(stayed)}. Say which one.\`);
    if (stayed.length > 0) return page.saidOf(now, true, \`\${told2(stayed)} is shown\`);
    const folded = page.partsControlled(part2, page.tidy(target.name ?? ""));
    if (folded.length > 0 && folded.every((element) => !page.isShown(element)))
      return page.saidOf(now, false, "it is folded away");
    if (part2.changes && page.isQuiet(wanted)) return page.saidOf(now, false, "nothing on the page has changed");
    return page.unclearPart(wanted);
  }
  function partAbsent(page, wanted, now, place) {
    const { part: part2 = {}, target = {} } = wanted;
    const { appeared, went, stayed, isMoving: isMoving2 } = now;
    const told2 = (elements) => page.toldParts(elements);
    const every = part2.extent === "all";
    if (appeared.length > 0)
      return part2.changes && !every && !part2.further ? unsure7(\`\${told2(appeared)} has come with this step, and nobody can tell whether it is meant.\`) : page.saidOf(now, false, \`\${told2(appeared)} is shown\`);
    if (part2.further)
      return page.shownBefore ? page.saidOf(now, true, "nothing further is shown") : page.unclearPart(wanted);
    if (went.length > 0) {
      const isBeside = (left2) => part2.role !== void 0 && went.some((gone) => page.roleOf(gone) === page.roleOf(left2));
      const left = isMoving2 ? stayed.filter((element) => !isBeside(element)) : [];
      if (every && stayed.length > 0 && isMoving2)
        return page.saidOf(now, false, \`\${told2(stayed)} is still shown\`);
      if (every && stayed.length > 0) return unsure7(\`\${told2(stayed)} is still shown. Say which ones are meant.\`);
      if (left.length > 0) return unsure7(\`\${told2(left)} is still shown. Say which one is meant.\`);
      if (went.length > 1 && stayed.length > 0 && target.name === void 0)
        return unsure7("Several have gone, and others have not. Say which one is meant.");
      return page.saidOf(now, true, "it is gone");
    }
    const isQuiet2 = part2.changes === true && page.isQuiet(wanted);
    const isSure = isMoving2 || isQuiet2 || part2.quoted === true || target.name !== void 0;
    if (isSure && (stayed.length === 1 || stayed.length > 1 && (every || isQuiet2)))
      return page.saidOf(now, false, \`\${told2(stayed)} is still shown\`);
    if (stayed.length > 0) return unsure7(\`Several may be meant: \${told2(stayed)}. Say which one.\`);
    if (wanted.before === "shown") return page.saidOf(now, true, "it is gone");
    const hidden = page.partsCalled(part2, target, page.elementsIn(place));
    const hasMoved = hidden.some((element) => page.cameOrWent?.has(element) === true);
    const isKnown = hidden.length > 0 && (!part2.changes || !page.shownBefore || hasMoved);
    return isKnown || part2.quoted && !part2.changes ? page.saidOf(now, true, "it is not shown") : page.unclearPart(wanted);
  }
  var unsure7 = (reason) => ({ passed: false, actual: "", reason });
  function unclearPart(_page, { expected = "" }) {
    return unsure7(\`Nobody can tell what on this page is meant by “\${expected}”. Say what it shows, in quotes.\`);
  }
  function saidOf(page, { appeared, stayed }, passed, actual) {
    const [hit] = [...appeared, ...stayed];
    return { passed, actual, ...hit ? { box: page.seen(hit) } : {} };
  }
  function toldParts(page, elements) {
    const all = elements.slice(0, 3).map((element) => page.candidate(element));
    return all.map(({ role, name }) => \`\${role} “\${name}”\`).join(", ");
  }
  function isQuiet(page, { part: part2 = {} }) {
    const drawn = "select, input:is([type=date], [type=time], [type=month], [type=week], [type=datetime-local], [type=color], [type=file], [list])";
    const unseen = "input:invalid:focus, textarea:invalid:focus, canvas, iframe, object, embed";
    const isDrawn2 = document.activeElement?.matches(drawn) === true || document.querySelector(unseen) !== null;
    const isHint = part2.noun !== void 0 && kindOfPart(part2.noun) === "tooltip";
    const known = page.shownBefore;
    return !isDrawn2 && !isHint && known !== void 0 && page.isSameState(known.state);
  }
  function checkNoError(page, wanted, place) {
    const { part: part2 = {}, target = {} } = wanted;
    const before = page.shownBefore?.elements;
    const shown = page.elementsIn(place).filter((element) => page.isShown(element));
    const isOld = (element) => before?.get(element) === page.knownText(element);
    const called2 = page.partsCalled(part2, target, shown).filter((element) => page.textOf(element) !== "" && page.isErrorText(element));
    const looking = shown.filter(
      (element) => element.childElementCount === 0 && !isOld(element) && page.textOf(element) !== "" && page.isErrorText(element)
    );
    const words3 = (element) => \`“\${page.candidate(element).name}”\`;
    const [first] = called2.filter((element) => !isOld(element));
    if (first) return { passed: false, actual: \`\${words3(first)} is shown\`, box: page.seen(first) };
    const [other = called2[0]] = looking;
    if (!other) return { passed: true, actual: "no error is shown" };
    return {
      passed: false,
      actual: "",
      reason: \`\${words3(other)} may be an error. Quote the words that must not be shown.\`
    };
  }
  function checkNothingHappened(page) {
    const before = page.shownBefore;
    const reason = "Only a step that acts can tell that nothing happens.";
    if (!before) return { passed: false, actual: "", reason };
    if (before.words !== page.pageWords()) return { passed: false, actual: "the page shows other words" };
    if (page.isSameState(before.state)) return { passed: true, actual: "nothing has changed" };
    return {
      passed: false,
      actual: "",
      reason: "The page shows the same words, but values or looks are others. Say what must be unchanged."
    };
  }
  function orLayer(page, verdict, wanted) {
    const isNamed2 = wanted.target?.name !== void 0 || wanted.expected !== void 0;
    if (wanted.part) return page.dialogGone(verdict, wanted);
    if (isNamed2 || verdict.problem || verdict.reason || verdict.passed !== (wanted.negated === true))
      return verdict;
    const layer = page.elementsIn(document.documentElement).find(
      (element) => page.isPartCalled(element, { noun: "dialog" }, "") && page.floats(element) && page.isShown(element)
    );
    const [over] = layer || wanted.negated !== true ? [layer] : page.layersOver();
    if (!over) return verdict;
    const { role, name } = page.candidate(over);
    if (wanted.negated !== true) return { passed: true, actual: \`\${role} “\${name}”\`, box: page.seen(over) };
    const reason = \`The \${role} “\${name}” may be one. Say which dialog has to be gone, by its title in quotes.\`;
    return { passed: false, actual: "", reason };
  }

  // shared/domain/prose-steps/in-page/part-list-checks.ts
  var part_list_checks_exports = {};
  __export(part_list_checks_exports, {
    checkWhole: () => checkWhole,
    notAllDrawn: () => notAllDrawn,
    wholeCount: () => wholeCount,
    wholeOf: () => wholeOf
  });
  function checkWhole(page, verdict, wanted) {
    const kinds2 = ["assert_count", "assert_entries", "assert_collection"];
    if (!kinds2.includes(wanted.kind) || verdict.problem || page.partLists().length === 0) return verdict;
    const list = page.wholeOf(wanted);
    if (!list) return verdict;
    const { collection: fact = {}, texts: texts2, negated } = wanted;
    const shown = list.members.filter((one) => page.visible(one)).length;
    const isCount = wanted.kind === "assert_count" || fact.count !== void 0 && !fact.members && !fact.each;
    if (isCount) return page.wholeCount(verdict, wanted, list, shown);
    const doubt = { passed: false, actual: "", reason: page.notAllDrawn(list, shown) };
    if (verdict.reason) return verdict;
    if (fact.members && !["only", "these"].includes(fact.extent ?? "")) {
      const isEnd = fact.at !== void 0 && fact.at < 0;
      return isEnd || fact.times !== void 0 ? doubt : verdict;
    }
    const isContrary = !verdict.passed && negated !== true;
    const isMore = texts2 !== void 0 ? shown > texts2.length : true;
    return isContrary && isMore ? verdict : doubt;
  }
  function wholeOf(page, wanted) {
    const target = wanted.target ?? {};
    const where = page.scopeOf(target);
    if ("missed" in where) return void 0;
    const { collection: fact } = wanted;
    if (fact) {
      const meant = page.meantBy(fact, where.scope);
      if ("reason" in meant) return void 0;
      const { members, holder } = meant.found;
      return page.partLists().find((one) => one.holder === holder || one.members.some((member2) => members.includes(member2)));
    }
    const counted2 = wanted.kind === "assert_count" ? page.countedIn(target, where.scope) : page.entriesIn(target.role ?? "entry", where.scope);
    return page.partLists().find(({ members }) => members.some((one) => counted2.includes(one)));
  }
  function wholeCount(page, verdict, wanted, list, shown) {
    const { collection: fact, comparison, negated, expected, target } = wanted;
    const count = fact?.count ?? Number(expected);
    if (verdict.actual.startsWith("the page says") && verdict.passed && !verdict.reason) return verdict;
    if (target?.name !== void 0 && !fact)
      return { passed: false, actual: "", reason: page.notAllDrawn(list, shown) };
    const is = (amount) => page.compares(amount, count, comparison);
    const { stated } = list;
    const say = (holds) => ({
      passed: holds !== (negated === true),
      actual: stated === void 0 ? \`at least \${shown}\` : \`\${stated}, of which \${shown} are drawn\`
    });
    if (stated !== void 0 && is(stated)) return say(true);
    if (stated !== void 0 && !is(shown)) return say(false);
    if (comparison === "at_least" && is(shown)) return say(true);
    if (stated === void 0 && comparison !== "at_least" && shown > count) return say(false);
    return { passed: false, actual: "", reason: page.notAllDrawn(list, shown) };
  }
  function notAllDrawn(page, { holder, stated }, shown) {
    const name = page.nameOf(holder) || page.headingOf(holder);
    const all = stated === void 0 ? "and it does not say how many there are" : \`of \${stated}\`;
    return \`Only a part of the list\${name === "" ? "" : \` “\${name}”\`} is drawn: \${shown} entries, \${all}. What is not drawn decides nothing.\`;
  }

  // shared/domain/prose-steps/in-page/part-lists.ts
  var part_lists_exports = {};
  __export(part_lists_exports, {
    countedItems: () => countedItems,
    countedTables: () => countedTables,
    isBeforeEnd: () => isBeforeEnd,
    isMoved: () => isMoved,
    isPadded: () => isPadded,
    isSpacer: () => isSpacer,
    keepsRoom: () => keepsRoom,
    partLists: () => partLists,
    partListsAt: () => partListsAt,
    partListsFor: () => partListsFor,
    scrollBoxTo: () => scrollBoxTo,
    scrollerOf: () => scrollerOf,
    scrollersOf: () => scrollersOf
  });
  var tables2 = ["table", "grid", "treegrid"];
  var least2 = 3;
  function partLists(page) {
    return page.once("part lists", document.documentElement, () => {
      const found = [...page.countedTables(), ...page.countedItems(), ...countedColumns(page)];
      const windowed = page.collections().filter(
        ({ sort, members }) => ["rows", "items", "parts", "options"].includes(sort) && members.length >= least2
      ).filter(({ members }) => !found.some((one) => one.members.includes(members[0]))).filter(({ members }) => page.keepsRoom(members)).map(({ holder, members }) => ({ holder, members }));
      return [...found, ...windowed];
    });
  }
  function countedTables(page) {
    return page.elementsIn().flatMap((holder) => {
      const said = page.attribute(holder, "aria-rowcount").trim();
      if (!tables2.includes(page.roleOf(holder)) || !/^-?\\d+$/.test(said)) return [];
      const rows = page.elementsIn(holder).filter((one) => page.roleOf(one) === "row");
      const isHead = (row) => !page.elementsIn(row).some((at2) => ["cell", "gridcell"].includes(page.roleOf(at2)));
      const members = rows.filter((row) => !isHead(row));
      const count = Number(said);
      if (count >= 0 && count <= rows.length) return [];
      return [{ holder, members, ...count < 0 ? {} : { stated: count - (rows.length - members.length) } }];
    });
  }
  function countedColumns(page) {
    return page.elementsIn().flatMap((table) => {
      const said = Number(page.attribute(table, "aria-colcount").trim() || 0);
      if (!tables2.includes(page.roleOf(table)) || !Number.isInteger(said) || said <= 0) return [];
      const heads = page.elementsIn(table).filter((one) => page.roleOf(one) === "columnheader");
      const rows = [...table.querySelectorAll("[role=row], tr")].map((row) => row.children.length);
      const holder = heads[0] && page.parentOf(heads[0]);
      return holder && said > Math.max(heads.length, ...rows) ? [{ holder, members: heads, stated: said }] : [];
    });
  }
  function isBeforeEnd(page, element) {
    const list = page.partLists().find(({ members }) => members.some((one) => page.contains(one, element)));
    const last = list?.members.at(-1);
    if (!list || !last) return false;
    const number = (at2, name) => Number(page.attribute(at2, name) || Number.NaN);
    const isLast = number(last, "aria-posinset") === number(last, "aria-setsize") || number(last, "aria-rowindex") === number(list.holder, "aria-rowcount");
    const scroller = list.stated === void 0 ? page.scrollerOf(last) : void 0;
    const isAtEnd = scroller !== void 0 && scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - 1;
    return !isLast && !isAtEnd;
  }
  function countedItems(page) {
    const groups2 = /* @__PURE__ */ new Map();
    for (const one of page.elementsIn()) {
      const said = page.attribute(one, "aria-setsize").trim();
      if (!/^-?\\d+$/.test(said) || !page.exposed(one)) continue;
      let holder = page.parentOf(one);
      while (holder && !["list", "feed", "listbox", "tree", "menu", "group", ...tables2].includes(page.roleOf(holder)))
        holder = page.parentOf(holder);
      const at2 = holder ?? page.parentOf(one);
      if (!at2) continue;
      const group = groups2.get(at2) ?? /* @__PURE__ */ new Map();
      const key = \`\${said} \${page.attribute(one, "aria-level")}\`;
      groups2.set(at2, group.set(key, [...group.get(key) ?? [], one]));
    }
    return [...groups2].flatMap(
      ([holder, group]) => [...group].flatMap(([key, members]) => {
        const count = Number(key.split(" ")[0]);
        const isPart2 = count < 0 || count > members.length;
        const stated = count < 0 || group.size > 1 ? {} : { stated: count };
        return isPart2 && !(group.size > 1 && count >= 0) ? [{ holder, members, ...stated }] : [];
      })
    );
  }
  function keepsRoom(page, members) {
    const [first] = members;
    const scroller = first && page.scrollerOf(first);
    if (!first || !scroller) return false;
    const boxes = members.map((one) => one.getBoundingClientRect());
    const height = Math.max(...boxes.map((box) => box.height), 1);
    const [top, bottom] = [
      Math.min(...boxes.map((box) => box.top)),
      Math.max(...boxes.map((box) => box.bottom))
    ];
    let moved = page.isMoved(first);
    let at2 = page.parentOf(first);
    for (let up = 0; at2 && at2 !== scroller && up < 4; at2 = page.parentOf(at2), up++) {
      const own = at2.getBoundingClientRect();
      const gap = Math.max(top - own.top, 0) + Math.max(own.bottom - bottom, 0);
      const spacers = [at2, ...page.childrenOf(at2)].filter(
        (one) => one.nodeType === 1 && (one === at2 || up === 0 && !page.contains(one, first)) && page.isSpacer(one, height)
      );
      const isLong = own.height > scroller.clientHeight || spacers.some((one) => one !== at2);
      const isRoom = moved || spacers.some((one) => one !== at2 || page.isPadded(one, height));
      if (spacers.length > 0 && isRoom && isLong && gap > 3 * height) return true;
      moved ||= page.isMoved(at2);
    }
    const inner3 = at2 === scroller ? page.childrenOf(scroller) : [];
    return inner3.some(
      (one) => one.nodeType === 1 && !page.contains(one, first) && page.isSpacer(one, height) && one.getBoundingClientRect().height > bottom - top + 3 * height
    );
  }
  function isMoved(_page, element) {
    const { position, transform } = getComputedStyle(element);
    return position === "absolute" || transform !== "none";
  }
  function isPadded(_page, element, height) {
    const { paddingTop, paddingBottom } = element.style;
    return [paddingTop, paddingBottom].some((one) => Number.parseFloat(one) > 3 * height);
  }
  function isSpacer(page, element, height) {
    const style = element.style;
    const told2 = style ? [style.height, style.minHeight, style.paddingTop, style.paddingBottom, style.transform] : [];
    const isTold2 = told2.some((one) => Number.parseFloat(one) > 3 * height || /scale[XY]?\\(\\s*\\d{2,}/.test(one));
    const cells = page.tagOf(element) === "tr" ? [...element.children] : [];
    const inner3 = cells.some((cell) => {
      const own = cell.style;
      return Number.parseFloat(own?.height ?? "") > 3 * height && page.tidy(cell.textContent ?? "") === "";
    });
    return isTold2 || inner3;
  }
  function scrollerOf(page, element) {
    for (let at2 = page.parentOf(element); at2 && !["html", "body"].includes(page.tagOf(at2)); at2 = page.parentOf(at2)) {
      const { overflowY } = getComputedStyle(at2);
      if (["auto", "scroll", "overlay"].includes(overflowY) && at2.scrollHeight > at2.clientHeight + 1) return at2;
    }
    const root = element.ownerDocument.scrollingElement;
    return root && root.scrollHeight > root.clientHeight + 1 ? root : void 0;
  }
  function scrollersOf(page, target) {
    const scrollers = page.partListsFor(target).flatMap(({ members }) => {
      const scroller = members[0] && page.scrollerOf(members[0]);
      return scroller ? [scroller] : [];
    });
    return [...new Set(scrollers)].map((one) => ({ id: page.hold(one), top: one.scrollTop }));
  }
  function partListsAt(page, target) {
    return page.partListsFor(target).length;
  }
  function partListsFor(page, target) {
    const lists = page.partLists();
    if (lists.length === 0 || !target) return lists;
    const beside2 = ["near", "live region", "above", "below", "half", "side", "dialog", "textbox"];
    if (beside2.includes(target.role ?? "")) return [];
    const within = target.within ?? (target.name !== void 0 ? target : void 0);
    const places = within ? page.regions(within, document.documentElement) : [];
    const [place] = places;
    if (!place || places.length > 1) return lists;
    return lists.filter(({ holder }) => page.contains(place, holder) || page.contains(holder, place));
  }
  function scrollBoxTo(page, id, top) {
    const element = page.at(id);
    if (!element) return { next: top, isEnd: true };
    element.scrollTo({ top, behavior: "instant" });
    const { clientHeight, scrollHeight, scrollTop } = element;
    return { next: scrollTop + clientHeight * 0.9, isEnd: scrollTop + clientHeight >= scrollHeight - 1 };
  }

  // shared/domain/prose-steps/in-page/parts.ts
  var parts_exports = {};
  __export(parts_exports, {
    hasShape: () => hasShape,
    isPartCalled: () => isPartCalled,
    partsByShape: () => partsByShape,
    partsCalled: () => partsCalled,
    partsControlled: () => partsControlled
  });
  var kinds = {
    overlay: {
      roles: ["dialog", "alertdialog"],
      words: /^(?:dialog|dialogue|modal|popup|popover|overlay|lightbox|window)$/
    },
    menu: { roles: ["menu", "listbox"], words: /^(?:menu|submenu|dropdown|flyout)$/ },
    suggestions: {
      roles: ["listbox", "menu"],
      words: /^(?:autocomplete|suggest|suggestions?|typeahead|completions?|listbox)$/
    },
    calendar: {
      roles: [],
      words: /^(?:calendar|datepicker|timepicker|datetimepicker|daterangepicker|picker|flatpickr)$/
    },
    notice: {
      roles: ["alert", "status", "log"],
      words: /^(?:toasts?|notifications?|notify|notice|notyf|snackbar|messages?|msg|flash|banner|alert|announcement|info|note|hint|feedback|confirmation)$/
    },
    error: { roles: ["alert"], words: /^(?:errors?|invalid|danger|warnings?)$/ },
    tooltip: { roles: ["tooltip"], words: /^(?:tooltip|tip|tippy|popover|hint|bubble|balloon)$/ },
    form: { roles: ["form"], words: /^(?:form|editor)$/ },
    panel: { roles: [], words: /^$/ },
    text: { roles: [], words: /^$/ },
    bar: {
      roles: ["toolbar", "navigation", "menu", "menubar", "complementary"],
      words: /^(?:bar|sidebar|toolbar|navbar|appbar|strip|ribbon|drawer)$/
    },
    progress: { roles: ["progressbar"], words: /^(?:spinner|loader|loading|progress|indicator)$/ }
  };
  var panelRoles = {
    // Words of people: \`constructor\` is none of these.
    __proto__: null,
    sidebar: ["complementary"],
    drawer: ["complementary", "dialog"],
    footer: ["contentinfo"],
    header: ["banner"],
    toolbar: ["toolbar"],
    table: ["table", "grid"],
    list: ["list", "listbox"],
    panel: ["tabpanel", "region"],
    section: ["region"]
  };
  var controlRoles = new Set(
    "button link textbox searchbox spinbutton combobox checkbox switch radio option menuitem tab slider img".split(
      " "
    )
  );
  var never = new Set("html body head main svg path label option i use".split(" "));
  function partsCalled(page, part2, target, among) {
    const name = page.tidy(target.name ?? "");
    const called2 = among.filter((element) => page.isPartCalled(element, part2, name));
    const kind = part2.noun === void 0 ? void 0 : kindOfPart(part2.noun);
    if (kind === "text" || kind === "panel") {
      const controlled = page.partsControlled(part2, name).filter((element) => among.includes(element));
      if (controlled.length > 0) return controlled;
    }
    return called2;
  }
  function isPartCalled(page, element, part2, name) {
    if (never.has(page.tagOf(element))) return false;
    const role = page.roleOf(element);
    const { noun } = part2;
    const has = (word) => [...page.wordsOn(element)].some((own2) => isSameWord(own2, word));
    const words3 = name.toLowerCase().split(/[^\\p{L}\\p{N}]+/u).filter((word) => word !== "");
    const own = page.tidy(page.rawText(element));
    if (part2.role !== void 0 && part2.role !== "" && !isPartNoun(noun)) {
      if (!page.family(part2.role).includes(role)) return false;
      const held = ["row", "listitem", "cell", "article"].includes(part2.role) ? own : page.nameOf(element);
      return name === "" || (part2.quoted ? [0, 1, 2] : [0, 1, 2, 3]).includes(page.matchLevel(held, name, false));
    }
    if (noun === void 0) {
      if (own.length <= name.length + 20 && [0, 1, 2].includes(page.matchLevel(own, name, false))) return true;
      return !controlRoles.has(role) && !part2.quoted && words3.length > 0 && words3.every(has);
    }
    if (controlRoles.has(role)) return false;
    const kind = kindOfPart(noun);
    if (!kind) return false;
    const { roles, words: kindWords } = kinds[kind];
    const isBad = kind !== "error" || !element.isConnected || page.isErrorText(element);
    const isOfKind = roles.includes(role) && isBad || (panelRoles[noun] ?? []).includes(role) || [...page.wordsOn(element)].some((word) => kindWords.test(word) || isSameWord(word, noun));
    if (!isOfKind) return false;
    if (name === "") return true;
    const title = page.tidy(
      page.nameOf(element) || element.querySelector("h1, h2, h3, h4, h5, h6, legend, [class*=title], [role=heading]")?.textContent || ""
    );
    const texts2 = kind === "notice" || kind === "error" || kind === "tooltip" ? [title, own] : [title];
    const level = part2.quoted ? 2 : 3;
    if (texts2.some(
      (text) => page.matchLevel(text, name, false) >= 0 && page.matchLevel(text, name, false) <= level
    ))
      return true;
    return !part2.quoted && words3.every((word) => has(word) || page.hasWhole(title.toLowerCase(), word));
  }
  var isPartNoun = (noun) => noun !== void 0 && kindOfPart(noun) !== void 0;
  function isSameWord(own, word) {
    if (own === word || own === \`\${word}s\` || \`\${own}s\` === word) return true;
    if (word.length >= 4 && own.length > word.length && own.endsWith(word)) return own.length - word.length <= 6;
    return own.length >= 5 && word.startsWith(own);
  }
  function partsControlled(page, part2, name) {
    if (name === "" || part2.quoted) return [];
    const words3 = name.toLowerCase().split(/[^\\p{L}\\p{N}]+/u).filter((word) => word !== "");
    const found = [];
    for (const element of page.elementsIn(document.documentElement)) {
      const isSummary = page.tagOf(element) === "summary";
      const id = page.attribute(element, "aria-controls");
      if (!isSummary && id === "") continue;
      const label = page.nameOf(element).toLowerCase();
      if (label === "" || !words3.every((word) => page.hasWhole(label, word))) continue;
      const owned = id === "" ? null : element.getRootNode().getElementById(id);
      if (owned) found.push(owned);
      if (!isSummary) continue;
      const details = page.parentOf(element);
      for (const child of details ? page.childrenOf(details) : [])
        if (child.nodeType === 1 && child !== element) found.push(child);
    }
    return found;
  }
  function partsByShape(page, part2, name, among) {
    const kind = part2.noun === void 0 ? void 0 : kindOfPart(part2.noun);
    if (!kind || kind === "panel" || kind === "progress") return [];
    const words3 = page.loose(name);
    return page.outermost(among).filter(
      (element) => page.hasShape(element, kind) && (words3 === "" || page.loose(page.tidy(page.rawText(element))).includes(words3))
    );
  }
  function hasShape(page, element, kind) {
    const fields = "input:not([type=hidden]), textarea, select, [contenteditable]";
    const text = page.tidy(page.rawText(element));
    if (controlRoles.has(page.roleOf(element)) || ["option", "li", "tr", "td"].includes(page.tagOf(element)))
      return false;
    if (kind === "form") return element.querySelector(fields) !== null;
    if (kind === "overlay")
      return page.floats(element) && (text !== "" || element.querySelector(fields) !== null);
    if (kind === "menu" || kind === "suggestions")
      return page.floats(element) && element.querySelectorAll("li, a, button, option, [role=option], [role=menuitem], div").length >= 1 && element.querySelector(fields) === null;
    if (kind === "calendar") {
      const days = [...element.querySelectorAll("td, span, button, a, div")].filter(
        (at2) => /^\\d{1,2}$/.test(page.tidy(page.rawText(at2)))
      );
      return days.length >= 20;
    }
    if (kind === "bar") return page.floats(element) && text !== "";
    if (kind === "tooltip") return page.floats(element) && text !== "" && text.length <= 400;
    if (kind === "error")
      return text !== "" && text.length <= 400 && element.isConnected && page.isErrorText(element);
    if (kind === "notice") return text !== "" && text.length <= 400;
    return false;
  }

  // shared/domain/prose-steps/in-page/places.ts
  var places_exports = {};
  __export(places_exports, {
    announced: () => announced,
    besides: () => besides
  });
  function announced(page) {
    const live = (element) => {
      const stated = page.attribute(element, "aria-live");
      if (stated !== "") return stated === "polite" || stated === "assertive";
      return ["status", "alert", "log"].includes(page.roleOf(element));
    };
    return page.elementsIn(document.documentElement).filter((element) => live(element) && page.exposed(element)).flatMap((element) => {
      if (page.visible(element)) return page.blocksIn(element);
      const text = page.tidy(element.innerText);
      return text === "" ? [] : [{ text, parts: [], element }];
    });
  }
  function besides(page, place, side) {
    const outer2 = page.boxOf(place);
    return page.blocksIn(document.documentElement).filter(({ element }) => {
      const box = page.boxOf(element);
      const beside2 = box.x < outer2.x + outer2.width && box.x + box.width > outer2.x;
      const apart = side === "below" ? box.y >= outer2.y + outer2.height - 1 : box.y + box.height <= outer2.y + 1;
      return beside2 && apart && !page.contains(place, element);
    });
  }

  // shared/domain/prose-steps/in-page/popups.ts
  var popups_exports = {};
  __export(popups_exports, {
    calledBy: () => calledBy,
    drawnValues: () => drawnValues,
    isDrawnField: () => isDrawnField,
    isOpen: () => isOpen,
    offeredText: () => offeredText,
    opens: () => opens,
    opensSomething: () => opensSomething,
    shownText: () => shownText,
    textsOf: () => textsOf
  });
  function calledBy(page, element) {
    const root = element.getRootNode();
    const ids = page.attribute(element, "aria-labelledby").split(/\\s+/);
    const others = ids.map((id) => id === "" ? null : root.getElementById(id)).filter((one) => one !== null && one !== element && !page.contains(element, one));
    const parts = others.length > 0 ? others : page.labelsOf(element);
    return page.tidy(parts.map((one) => page.textOf(one)).join(" "));
  }
  function shownText(page, element) {
    const text = (at2) => {
      if (at2.nodeType === 3) return at2.nodeValue ?? "";
      if (at2.nodeType !== 1 || !page.exposed(at2)) return "";
      const inner3 = page.childrenOf(at2).map(text).join("");
      return getComputedStyle(at2).display.startsWith("inline") ? inner3 : \` \${inner3} \`;
    };
    return page.tidy(text(element));
  }
  function drawnValues(page, field) {
    const isField = (at3) => at3 !== field && page.rolesFor("fill", void 0).includes(page.roleOf(at3)) && page.rendered(at3);
    const own = field.getBoundingClientRect();
    let at2 = page.parentOf(field);
    for (let up = 0; at2 && up < 3; up++, at2 = page.parentOf(at2)) {
      const inside = page.elementsIn(at2);
      if (inside.some((one) => isField(one) || ["label", "legend"].includes(page.tagOf(one)))) return [];
      const beside2 = page.blocksIn(at2).filter(({ element }) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top < own.bottom && own.top < bottom;
      });
      if (beside2.length > 0) return beside2.map(({ text }) => text);
    }
    return [];
  }
  function opens(page, control, list) {
    const ids = ["aria-controls", "aria-owns"].flatMap((name) => page.attribute(control, name).split(/\\s+/));
    return control !== list && page.attribute(list, "id") !== "" && ids.includes(page.attribute(list, "id"));
  }
  function isOpen(page, id) {
    const element = page.at(id);
    return element !== void 0 && page.attribute(element, "aria-expanded") === "true";
  }
  function textsOf(page, id, value) {
    const owner = page.at(id);
    const best = page.blocksIn(document.documentElement).map(({ text, element }) => ({ element, level: page.matchLevel(text, value, false) })).filter(({ element, level }) => {
      const isApart = !owner || !(page.contains(owner, element) || page.contains(element, owner));
      const takes = getComputedStyle(element).pointerEvents !== "none";
      return level >= 0 && level <= 2 && isApart && takes && page.reachable(element);
    }).toSorted((a, b) => a.level - b.level);
    return best.filter(({ level }) => level === best[0]?.level).map(({ element }) => page.hold(element));
  }
  function offeredText(page, id, value, before) {
    const now = page.textsOf(id, value).filter((one) => !before.includes(one));
    const [only] = now;
    const element = only === void 0 ? void 0 : page.at(only);
    if (only === void 0 || !element || now.length > 1)
      return {
        status: element ? "ambiguous" : "missing",
        candidates: now.map((one) => page.candidate(page.at(one)))
      };
    return { status: "found", id: only, role: "option", name: value, kind: "option", matched: value };
  }
  function opensSomething(page, id) {
    const element = page.at(id);
    const told2 = ["aria-haspopup", "aria-expanded", "aria-controls"];
    return element !== void 0 && told2.some((name) => page.attribute(element, name) !== "");
  }
  function isDrawnField(page, element, purpose, roles) {
    const kind = page.kindOf(element);
    if (kind === "combobox")
      return purpose === "select" || roles.some((role) => ["combobox", "textbox"].includes(role));
    return kind === "group" && roles.includes("textbox") && page.dateParts(element).length > 0;
  }

  // shared/domain/prose-steps/in-page/ranks.ts
  var ranks_exports = {};
  __export(ranks_exports, {
    rank: () => rank,
    rankOf: () => rankOf,
    texts: () => texts
  });
  var part = 100;
  function rankOf(_page, base, level) {
    return level === 3 ? part + base + level : base + level;
  }
  function rank(page, element, target) {
    if (target.name === void 0) return { rank: 0, matched: "" };
    const sources = [
      [0, page.kindOf(element) === "combobox" ? page.calledBy(element) : ""],
      [0, page.nameOf(element)],
      [10, page.attribute(element, "placeholder")],
      [30, page.attribute(element, "title") || page.attribute(element, "alt")]
    ];
    const same = (text, name) => target.whole ? page.matchLevel(page.withoutArticles(text), page.withoutArticles(name), false) : page.nameLevel(text, name, target.exact === true);
    const shown = page.shownName(element);
    const [called2, seen2] = [same(page.nameOf(element), target.name), same(shown, target.name)];
    if (seen2 >= 0 && seen2 <= 2 && (called2 < 0 || seen2 < called2)) return { rank: seen2, matched: shown };
    const wanted = target.name;
    const isOtherAct = () => page.destroys(wanted) || [page.nameOf(element), shown].some((text) => page.actsOnMore(wanted, text));
    const more = [called2, seen2].includes(3) && isOtherAct();
    const levels = sources.map(([base, text]) => ({ rank: page.rankOf(base, same(text, target.name ?? "")), base, text })).filter(({ rank: rank2, base }) => rank2 >= base).map((one) => more && one.rank < part ? { ...one, rank: page.rankOf(one.base, 3) } : one).toSorted((a, b) => a.rank - b.rank);
    const [best] = levels;
    if (best && best.rank < part) return { rank: best.rank, matched: page.tidy(best.text) };
    if (page.holdsWhole(element, target.name)) return { rank: 2, matched: target.name };
    const kind = page.kindOf(element);
    const beside2 = kind === "other" || kind === "option" ? "" : page.nearbyLabel(element);
    const level = beside2 === "" ? -1 : same(beside2, target.name);
    if (level >= 0 && level <= 2) return { rank: 40 + level, matched: beside2 };
    return best && { rank: best.rank, matched: page.tidy(best.text) };
  }
  function texts(page, target, scope) {
    const { name, exact } = target;
    if (name === void 0) return [];
    const found = [];
    const controls2 = page.rolesFor("state", void 0);
    const destroys2 = page.destroys(name);
    for (const { text, element } of page.blocksIn(scope)) {
      const level = page.nameLevel(text, name, exact === true);
      if (level < 0 || !page.reachable(element)) continue;
      const isWord = destroys2 || page.actsOnMore(name, text);
      const inner3 = page.elementsIn(element).map((at2) => ({
        at: at2,
        level: page.matchLevel(page.textOf(at2), name, exact === true)
      }));
      const best = Math.min(level, ...inner3.map((one) => one.level).filter((one) => one >= 0));
      const fitting = inner3.filter((one) => one.level === best).map((one) => one.at);
      const smallest = fitting.filter(
        (one) => !fitting.some((other) => other !== one && page.contains(one, other))
      );
      for (const piece of smallest.length > 0 ? smallest : [element]) {
        let control = piece;
        while (control && !controls2.includes(page.roleOf(control))) control = page.parentOf(control);
        const isLine = isWord && page.takesClicks(control ?? piece);
        found.push({
          element: control ?? piece,
          rank: page.rankOf(20, isLine || control ? level : Math.min(level, best)),
          matched: text
        });
      }
    }
    const images = page.elementsIn(scope).filter((element) => page.roleOf(element) === "img" && page.exposed(element));
    for (const element of images) {
      const ranked = page.rank(element, target);
      if (ranked) found.push({ element, rank: page.rankOf(30, ranked.rank % 10), matched: ranked.matched });
    }
    return found;
  }

  // shared/domain/prose-steps/in-page/regions.ts
  var regions_exports = {};
  __export(regions_exports, {
    belowHeading: () => belowHeading,
    counted: () => counted,
    headedBy: () => headedBy,
    inFrame: () => inFrame,
    regions: () => regions,
    regionsOf: () => regionsOf,
    scopeOf: () => scopeOf,
    termRows: () => termRows
  });
  function regions(page, { or = [], ...said }, scope) {
    const isMeant = ["thing", "subject", "around"].includes(said.role ?? "");
    const own = isMeant ? page.subjects(said) : page.regionsOf(said, scope);
    if (own.length > 0) return own;
    for (const reading of or) {
      const other = page.regions(reading, scope);
      if (other.length > 0) return other;
    }
    return own;
  }
  function scopeOf(page, { within }) {
    if (!within) return { scope: document.documentElement };
    const places = page.regions(within, document.documentElement);
    const [place] = places;
    const isOther = place && page.isPartly(within, place);
    if (isOther) return { missed: { status: "no_region", candidates: page.candidates([place]) } };
    if (place && places.length === 1) return { scope: place };
    return {
      missed: { status: place ? "ambiguous_region" : "no_region", candidates: page.candidates(places) }
    };
  }
  function regionsOf(page, target, scope) {
    if (target.held !== void 0) return [page.at(target.held)].filter((one) => one !== void 0);
    if (target.role === "place") return anyPlace();
    const outer2 = target.within ? page.regions(target.within, scope) : [scope];
    const [root] = outer2;
    if (!root || outer2.length > 1) return outer2;
    const { name, nth } = target;
    const roles = page.family(target.role ?? "region");
    const all = page.elementsIn(root).filter((element) => element !== root && roles.includes(page.roleOf(element)) && page.exposed(element));
    const own = name === void 0 ? unnamed(all) : named(all, name);
    const chosen = own.length > 0 || name === void 0 ? own : named(page.termRows(root, roles), name);
    if (nth === void 0) return chosen;
    return page.counted(target, chosen);
    function unnamed(elements) {
      const shown = elements.filter((element) => page.visible(element));
      const own2 = shown.filter((element) => !page.inFrame(element, document.documentElement));
      return target.within || own2.length === 0 ? shown : own2;
    }
    function anyPlace() {
      const called2 = (roles2) => [
        ...new Set(roles2.flatMap((role) => page.regions({ ...target, role }, scope)))
      ];
      const sections = called2(["region"]);
      if (sections.length === 1) return sections;
      const others = called2(["region", "table", "list", "group", "iframe"]);
      return others.length > 0 ? others : called2(["row", "listitem"]);
    }
    function named(elements, wanted) {
      const exact = target.exact === true;
      if (["row", "listitem", "entry", "cell"].includes(target.role ?? "")) {
        const holding2 = elements.filter((element) => page.mayHold(element, wanted));
        const level = (text) => page.matchLevel(text, wanted, exact);
        const byCell = holding2.filter((element) => cells(element).some((text) => [0, 1].includes(level(text))));
        if (byCell.length > 0) return byCell;
        const whole2 = exact ? [] : holding2.filter((element) => page.holdsWhole(element, wanted));
        return whole2.length > 0 ? innermost(page, whole2) : atBestLevel(holding2, (element) => level(page.textOf(element)), 3);
      }
      const best = atBestLevel(elements, (element) => page.matchLevel(page.nameOf(element), wanted, exact), 2);
      if (best.length > 0) return best;
      const isOfKind = (element) => roles.includes(page.roleOf(element)) && page.exposed(element);
      const places = page.headedBy(wanted, root);
      if ((target.role ?? "region") === "region") return places;
      const headed = places.flatMap((place) => page.elementsIn(place).filter(isOfKind));
      return headed.length > 0 ? headed : page.belowHeading(wanted, root).filter(isOfKind);
    }
    function cells(element) {
      const inner3 = page.elementsIn(element).filter((at2) => ["cell", "gridcell", "rowheader", "term"].includes(page.roleOf(at2)));
      return (inner3.length > 0 ? inner3 : [element]).map((cell) => page.textOf(cell));
    }
  }
  function atBestLevel(elements, level, most) {
    for (let at2 = 0; at2 <= most; at2++) {
      const hits = elements.filter((element) => level(element) === at2);
      if (hits.length > 0) return hits;
    }
    return [];
  }
  var innermost = (page, elements) => elements.filter((one) => !elements.some((other) => other !== one && page.contains(one, other)));
  function termRows(page, root, roles) {
    if (!roles.includes("row")) return [];
    const inList = (element) => page.tagOf(page.parentOf(element) ?? element) === "dl";
    return page.elementsIn(root).filter((element) => page.tagOf(element) === "div" && inList(element) && page.exposed(element));
  }
  function counted(page, { nth = 1, role = "", within }, places) {
    const isHeader = (row) => !page.elementsIn(row).some((at2) => ["cell", "gridcell"].includes(page.roleOf(at2)));
    const entries = places.filter((element) => page.roleOf(element) !== "row" || !isHeader(element));
    const lists = new Set(entries.map((element) => page.parentOf(element)));
    if (!within && ["listitem", "entry"].includes(role) && lists.size > 1) return entries;
    const one = entries.at(nth < 0 ? nth : nth - 1);
    if (one && nth < 0 && entries.length > 1 && page.isBeforeEnd(one)) return entries;
    return one ? [one] : [];
  }
  function inFrame(page, element, scope) {
    for (let at2 = page.parentOf(element); at2 && at2 !== scope; at2 = page.parentOf(at2))
      if (["navigation", "banner", "contentinfo"].includes(page.roleOf(at2))) return true;
    return false;
  }
  var isHeading = (page, element) => page.roleOf(element) === "heading" || page.tagOf(element) === "legend";
  var rankOf2 = (page, element) => Number(page.attribute(element, "aria-level") || /^h(\\d)$/.exec(page.tagOf(element))?.[1] || 2);
  var isNamed = (page, heading, name) => {
    const level = page.matchLevel(page.textOf(heading), name, false);
    return level >= 0 && level <= 2;
  };
  function belowHeading(page, name, scope) {
    const all = page.elementsIn(scope);
    return all.flatMap((heading, at2) => {
      if (page.roleOf(heading) !== "heading" || !isNamed(page, heading, name)) return [];
      const behind = all.slice(at2 + 1);
      const end = behind.findIndex(
        (other) => isHeading(page, other) && rankOf2(page, other) <= rankOf2(page, heading)
      );
      return end < 0 ? behind : behind.slice(0, end);
    });
  }
  function headedBy(page, name, scope) {
    const places = [];
    for (const heading of page.elementsIn(scope)) {
      if (!isHeading(page, heading) || !isNamed(page, heading, name)) continue;
      let place = page.parentOf(heading);
      while (place && page.textOf(place) === page.textOf(heading)) place = page.parentOf(place);
      if (!place || !page.contains(scope, place)) continue;
      const others = page.elementsIn(place).filter(
        (other) => other !== heading && isHeading(page, other) && rankOf2(page, other) <= rankOf2(page, heading)
      );
      if (others.length === 0 && !places.includes(place)) places.push(place);
    }
    return places.length > 0 ? places : page.entitled(name, scope);
  }

  // shared/domain/prose-steps/in-page/resolve.ts
  var resolve_exports = {};
  __export(resolve_exports, {
    pressedIn: () => pressedIn,
    resolveAmong: () => resolveAmong,
    resolveNamed: () => resolveNamed,
    resolveReading: () => resolveReading,
    scored: () => scored,
    seeks: () => seeks,
    sentByButton: () => sentByButton,
    takesClicks: () => takesClicks
  });
  function scored(page, target, purpose, scope) {
    if (target.signs) return page.symbolsIn(target, scope);
    if (target.role === "offering") return page.offering(target, scope);
    if (target.role === "unit") return page.units(target, scope);
    if (target.role === "knob") return page.knobs(target, scope);
    const roles = page.rolesFor(purpose, target.role);
    const found = [];
    for (const element of page.elementsIn(scope)) {
      const isField = page.isDrawnField(element, purpose, roles);
      if (element === scope || !(isField || roles.includes(page.roleOf(element)))) continue;
      const option = page.tagOf(element) === "option";
      const select = option ? element.closest("select") : null;
      if (option ? !select || !page.exposed(select) : !page.isPresent(element)) continue;
      if (purpose !== "read" && purpose !== "state" && !page.reachable(select ?? element)) continue;
      if (page.roleOf(element) === "option" && !select && !page.visible(element)) continue;
      const ranked = page.rank(element, target);
      const isOther = target.role === "sending" && page.sentByButton(element) || target.role === "adding" && page.seeks(element);
      if (ranked && !isOther) found.push({ element, ...ranked });
    }
    const isOpen2 = found.some(
      ({ element }) => page.roleOf(element) === "option" && page.tagOf(element) !== "option"
    );
    if (purpose === "tick" && target.whole && target.role === void 0 && found.length > 0 && !isOpen2)
      found.push(...page.offering(target, scope).filter(({ element }) => page.tagOf(element) !== "select"));
    const text = purpose === "point" && target.role === void 0 && !found.some((one) => one.rank < 20);
    const roleless = text && page.mayHold(scope, target.name ?? "") ? page.texts(target, scope) : [];
    const mayPress = (element) => page.takesClicks(element) || page.rolesFor("state", void 0).includes(page.roleOf(element));
    const behind = (one) => mayPress(one.element) ? one : { ...one, rank: one.rank + 200 };
    const isPart2 = found.length > 0 && found.every((one) => one.rank >= 100);
    found.push(...isPart2 ? roleless.map(behind) : roleless);
    const pressed = purpose === "point" && (target.role === "button" || target.role === "link");
    if (pressed && found.length === 0 && page.mayHold(scope, target.name ?? ""))
      for (const one of page.texts(target, scope)) {
        const name = target.name ?? "";
        const isMore = one.rank % 10 === 3 && (page.destroys(name) || page.actsOnMore(name, one.matched));
        const text2 = isMore ? "" : page.textOf(one.element);
        const level = page.matchLevel(text2, target.name ?? "", target.exact === true);
        if (level >= 0 && level <= 2 && page.roleOf(one.element) === "" && page.takesClicks(one.element))
          found.push({ ...one, rank: 20 + level });
      }
    const pressable = purpose === "point" && ["tab", "menuitem", "control"].includes(target.role ?? "");
    if (pressable && found.length === 0) found.push(...page.unmarked(target, scope));
    const best = /* @__PURE__ */ new Map();
    for (const one of found.toSorted((a, b) => a.rank - b.rank))
      if (!best.has(one.element)) best.set(one.element, one);
    return [...best.values()];
  }
  function pressedIn(page, element) {
    if (!["gridcell", "columnheader"].includes(page.roleOf(element))) return element;
    const controls2 = page.elementsIn(element).filter((at2) => at2 !== element && ["button", "link"].includes(page.roleOf(at2)) && page.exposed(at2));
    const [only] = controls2;
    const sameName = only && page.loose(page.nameOf(only)) === page.loose(page.nameOf(element));
    return controls2.length === 1 && sameName ? only : element;
  }
  function takesClicks(page, element) {
    return page.attribute(element, "onclick") !== "" || getComputedStyle(element).cursor === "pointer";
  }
  function resolveAmong(page, target, purpose) {
    const { or = [], ...said } = target;
    const first = page.resolveReading(said, purpose);
    const mayBeDay = purpose === "point" && !said.within && said.nth === void 0 && isUnnamed(first);
    const anyKind = said.role === void 0 || said.role === "control";
    const day = mayBeDay && anyKind ? page.dayNamed(said.name ?? "") : void 0;
    if (day) return day;
    for (const reading of first.status === "missing" || first.status === "no_region" ? or : []) {
      if (reading.unplaced && first.status === "missing") continue;
      const other = page.resolveAmong(reading, purpose);
      if (other.status !== "missing" && other.status !== "no_region") return other;
    }
    return first;
  }
  var isUnnamed = (found) => ["missing", "ambiguous"].includes(found.status) || found.status === "found" && (found.rank ?? 0) % 10 === 3;
  function resolveReading(page, target, purpose) {
    if (target.role === "focused") return page.focusedField(purpose);
    const { also, ...first } = target;
    const own = page.resolveNamed(first, purpose);
    if (!also || own.status !== "missing") return own;
    const others = also.map((name) => page.resolveNamed({ ...first, name }, purpose));
    const there = others.filter(({ status }) => status !== "missing");
    const ids = new Set(there.map((one) => one.status === "found" ? one.id : one));
    if (ids.size <= 1) return there[0] ?? own;
    const candidates2 = there.flatMap(
      (one) => one.status === "found" ? [page.candidate(page.at(one.id))] : one.candidates
    );
    return { status: "ambiguous", count: candidates2.length, rank: 0, candidates: candidates2.slice(0, 6) };
  }
  function sentByButton(page, field) {
    const around = field.closest("form, header, section, article, fieldset, dialog, main, body") ?? field;
    return page.elementsIn(around).some((at2) => page.roleOf(at2) === "button" && page.exposed(at2));
  }
  function seeks(page, field) {
    const names = ["placeholder", "title", "id", "name", "class"].map((name) => page.attribute(field, name));
    return /search|filter|\\bfind\\b|query|lookup/i.test(
      [page.nameOf(field), page.nearbyLabel(field), ...names].join(" ")
    );
  }
  function resolveNamed(page, target, purpose) {
    const asserted = purpose === "state" || purpose === "read";
    const searched2 = page.searched(target, purpose);
    if ("missed" in searched2) return searched2.missed;
    const named = searched2.found.filter(({ rank: place2 }) => !asserted || place2 % 10 < 3 || target.role === "noted").filter(({ rank: place2 }) => !target.whole || place2 % 10 < 3 && Math.floor(place2 / 10) !== 2);
    const refused = asserted ? [] : named.filter((one) => page.renamedTo(target, one, purpose) === null);
    const all = named.filter((one) => !refused.includes(one));
    const alike = page.ofThing(
      target,
      (all[0]?.rank ?? 0) % 10 === 3 ? page.partly(all) : all.filter((one) => one.rank === all[0]?.rank)
    );
    const holders2 = ["gridcell", "columnheader", "tab", "menuitem", "option", "treeitem"];
    const best = alike.filter(
      ({ element }) => (!holders2.includes(page.roleOf(element)) || !alike.some((other) => other.element !== element && page.contains(element, other.element))) && !alike.some((other) => page.opens(other.element, element))
    );
    const nth = target.nth;
    const chosen = oneOf(page, best, nth);
    const isWhole2 = best[0] !== void 0 && best[0].rank % 10 < 3;
    const isCode = purpose === "fill" && !isWhole2 && nth === void 0 && target.name !== void 0;
    const boxes = isCode ? page.codeCalled(target, searched2.scope) : void 0;
    if (boxes) return boxes;
    const part2 = chosen && !asserted ? page.renamedTo(target, chosen, purpose) : void 0;
    const place = chosen && asserted ? page.partOfPlace(target.within, chosen.element) : void 0;
    if (place) return { status: "no_region", candidates: [] };
    if (chosen)
      return found(purpose === "point" ? { ...chosen, element: page.pressedIn(chosen.element) } : chosen);
    if (best.length > 1)
      return {
        status: "ambiguous",
        count: best.length,
        rank: best[0]?.rank ?? 0,
        candidates: page.candidates(best.map((one) => one.element))
      };
    const others = refused.map(({ element }) => page.candidate(element)).slice(0, 5);
    if (others.length > 0) return { status: "missing", candidates: others };
    return { status: "missing", candidates: page.similar(target, purpose, searched2.scope) };
    function found(one) {
      const { element, matched, rank: place2 } = one;
      return {
        status: "found",
        id: page.hold(element),
        role: page.roleOf(element),
        name: page.nameOf(element) || page.labelBeside(element),
        kind: page.kindOf(element),
        matched,
        rank: place2,
        ...part2 ? { part: part2 } : {}
      };
    }
  }
  function oneOf(page, best, nth) {
    if (nth === void 0) return best.length === 1 ? best[0] : void 0;
    const order = page.elementsIn(document.documentElement);
    const sorted = best.toSorted((a, b) => order.indexOf(a.element) - order.indexOf(b.element));
    const counted2 = sorted.at(nth < 0 ? nth : nth - 1);
    return counted2 && nth < 0 && page.isBeforeEnd(counted2.element) ? void 0 : counted2;
  }

  // shared/domain/prose-steps/in-page/rest.ts
  var rest_exports = {};
  __export(rest_exports, {
    isAtRest: () => isAtRest,
    treesOf: () => treesOf
  });
  var restFrames = 6;
  var undrawnMs = 100;
  var keptMs = 300;
  async function isAtRest(page) {
    let changed2 = false;
    const observer = new MutationObserver(() => changed2 = true);
    for (const root of page.treesOf())
      observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
    let kept = false;
    for (let frame = 0; frame < restFrames && !changed2 && !kept; frame++) {
      const since = performance.now();
      await Promise.race([
        new Promise(requestAnimationFrame),
        new Promise((resolve2) => setTimeout(resolve2, undrawnMs))
      ]);
      kept = !document.hidden && performance.now() - since >= keptMs;
    }
    observer.disconnect();
    return !changed2 && !kept && !page.isMoving();
  }
  function treesOf(page) {
    const trees = /* @__PURE__ */ new Set([document]);
    for (const element of page.elementsIn()) {
      if (element.shadowRoot) trees.add(element.shadowRoot);
      if (element.ownerDocument !== document) trees.add(element.ownerDocument);
    }
    return [...trees];
  }

  // shared/domain/prose-steps/in-page/roles.ts
  var roles_exports = {};
  __export(roles_exports, {
    family: () => family,
    inputRole: () => inputRole,
    roleOf: () => roleOf,
    rolesFor: () => rolesFor,
    tagRoles: () => tagRoles
  });
  function roleOf(page, element) {
    return page.once("role", element, () => {
      const stated = page.attribute(element, "role").trim().toLowerCase().split(/\\s+/)[0] ?? "";
      if (stated !== "" && stated !== "none" && stated !== "presentation")
        return stated === "image" ? "img" : stated;
      if (stated !== "") return "";
      const tag = page.tagOf(element);
      if (tag === "a" || tag === "area") return element.hasAttribute("href") ? "link" : "";
      if (tag === "img")
        return element.hasAttribute("alt") && page.attribute(element, "alt") === "" ? "" : "img";
      if (tag === "input") return page.inputRole(element);
      if (tag === "select")
        return element.multiple || element.size > 1 ? "listbox" : "combobox";
      if (tag === "th")
        return page.attribute(element, "scope") === "row" || !element.closest("thead, tr:first-child") ? "rowheader" : "columnheader";
      if (tag === "svg")
        return element.querySelector("title") || element.hasAttribute("aria-label") ? "img" : "";
      const editable = page.attribute(element, "contenteditable");
      if (element.hasAttribute("contenteditable") && editable !== "false") return "textbox";
      return page.tagRoles()[tag] ?? "";
    });
  }
  function inputRole(page, element) {
    const type = element.type;
    const roles = {
      button: "button",
      submit: "button",
      reset: "button",
      image: "button",
      file: "button",
      checkbox: "checkbox",
      radio: "radio",
      range: "slider",
      number: "spinbutton",
      search: "searchbox",
      hidden: ""
    };
    const listed = ["text", "search", "email", "tel", "url"].includes(type) && element.hasAttribute("list");
    return listed ? "combobox" : roles[type] ?? "textbox";
  }
  function family(_page, role) {
    const families = {
      // Pages write what they like as a role: \`constructor\` is none of these.
      __proto__: null,
      textbox: ["textbox", "searchbox", "spinbutton", "combobox", "slider", "listbox"],
      searchbox: ["searchbox", "textbox", "combobox"],
      combobox: ["combobox", "listbox"],
      listbox: ["listbox", "combobox"],
      checkbox: ["checkbox", "switch", "menuitemcheckbox"],
      switch: ["switch", "checkbox"],
      radio: ["radio", "menuitemradio"],
      option: ["option", "radio", "menuitemradio"],
      slider: ["slider", "spinbutton"],
      control: ["button", "link", "tab", "menuitem"],
      typing: ["textbox", "searchbox"],
      sending: ["textbox", "searchbox"],
      adding: ["textbox"],
      noted: ["checkbox", "switch", "radio", "menuitemcheckbox", "menuitemradio"],
      menuitem: ["menuitem", "menuitemcheckbox", "menuitemradio"],
      dialog: ["dialog", "alertdialog"],
      cell: ["cell", "gridcell", "columnheader", "rowheader"],
      table: ["table", "grid", "treegrid"],
      list: ["list", "listbox", "feed"],
      listitem: ["listitem", "article"],
      entry: ["row", "listitem"],
      menu: ["menu", "menubar", "navigation"],
      group: ["group", "radiogroup"],
      region: [
        "region",
        "article",
        "complementary",
        "form",
        "group",
        "tabpanel",
        "dialog",
        "navigation",
        "main",
        "search",
        "contentinfo",
        "banner",
        "status",
        "alert",
        "log"
      ]
    };
    return families[role] ?? [role];
  }
  function rolesFor(page, purpose, role) {
    if (role !== void 0) return page.family(role);
    const fields = ["textbox", "searchbox", "spinbutton", "combobox", "slider", "listbox"];
    const ticks = ["checkbox", "switch", "radio", "menuitemcheckbox", "menuitemradio", "option"];
    const actions = ["button", "link", "tab", "menuitem", "treeitem", "columnheader", "gridcell"];
    if (purpose === "fill") return fields;
    if (purpose === "tick") return ticks;
    if (purpose === "select") return ["combobox", "listbox", "radiogroup", "group", "slider"];
    if (purpose === "read") return [...fields, "radiogroup", "group"];
    return [...actions, ...fields, ...ticks];
  }
  function tagRoles(page) {
    const table = "article:article aside:complementary button:button dd:definition details:group dialog:dialog dt:term fieldset:group figure:figure footer:contentinfo form:form frame:iframe h1:heading h2:heading h3:heading h4:heading h5:heading h6:heading header:banner hr:separator iframe:iframe li:listitem main:main menu:list meter:meter nav:navigation ol:list optgroup:group option:option output:status p:paragraph progress:progressbar search:search section:region summary:button table:table tbody:rowgroup td:cell textarea:textbox tfoot:rowgroup thead:rowgroup tr:row ul:list";
    return page.once(
      "tagRoles",
      table,
      () => Object.fromEntries(table.split(" ").map((pair) => pair.split(":")))
    );
  }

  // shared/domain/prose-steps/in-page/sorting.ts
  var sorting_exports = {};
  __export(sorting_exports, {
    areSorted: () => areSorted
  });
  function areSorted(page, values2, direction) {
    const told2 = values2.map((value) => page.tidy(value));
    if (told2.length < 2 || new Set(told2).size < 2) return void 0;
    const numbers = told2.map((value) => page.numberIn(value));
    const clear = numbers.every((number) => number?.readings.length === 1);
    const plain = (text) => text.toLowerCase().normalize("NFD").replaceAll(/[^\\p{L}\\p{N} ]/gu, "");
    const compare = (at2) => {
      if (clear) return (numbers[at2 - 1]?.readings[0] ?? 0) - (numbers[at2]?.readings[0] ?? 0);
      return plain(told2[at2 - 1] ?? "").localeCompare(plain(told2[at2] ?? ""), "en");
    };
    if (!clear && told2.every((value) => /\\d/.test(value) && !/^\\d{4}\\b/.test(value))) return void 0;
    const steps = told2.slice(1).map((_value, at2) => compare(at2 + 1));
    return steps.every((step) => direction === "ascending" ? step <= 0 : step >= 0);
  }

  // shared/domain/prose-steps/in-page/subjects.ts
  var subjects_exports = {};
  __export(subjects_exports, {
    ofThing: () => ofThing,
    subjects: () => subjects,
    surroundings: () => surroundings,
    things: () => things
  });
  function things(page, { name = "", nth }) {
    const root = document.documentElement;
    const places = page.regions({ role: "place", name, ...nth === void 0 ? {} : { nth } }, root);
    return places.length > 0 ? places : page.units({ name }, root).map(({ element }) => element);
  }
  function subjects(page, target) {
    const { role: meant, name = "" } = target;
    if (meant === "thing") return page.things(target);
    if (meant === "around") return page.surroundings(target);
    const isPressed = (purpose, role) => page.resolve({ ...role === void 0 ? {} : { role }, name, whole: true }, purpose).status === "found";
    const found = isPressed("tick") || isPressed("point", "control") ? [] : page.things(target);
    return found.length > 0 ? found : [document.documentElement];
  }
  function surroundings(page, { name = "" }) {
    const root = document.documentElement;
    const called2 = (whole2) => page.scored({ role: "button", name, whole: whole2 }, "point", root).filter(({ rank: rank2 }) => !whole2 || rank2 % 10 < 3).map(({ element }) => element);
    const own = called2(true);
    return (own.length > 0 ? own : called2(false)).flatMap((control) => {
      let at2 = page.parentOf(control);
      while (at2 && page.scored({ role: "typing" }, "fill", at2).length === 0) at2 = page.parentOf(at2);
      return at2 ? [at2] : [];
    });
  }
  function ofThing(page, { about, nth }, found) {
    if (about === void 0 || nth !== void 0 || found.length < 2) return found;
    const [thing, ...others] = page.things({ name: about });
    const there = found.filter(({ element }) => thing && page.contains(thing, element));
    return there.length > 0 && others.length === 0 ? there : found;
  }

  // shared/domain/prose-steps/in-page/symbols.ts
  var symbols_exports = {};
  __export(symbols_exports, {
    checkSign: () => checkSign,
    drawnSigns: () => drawnSigns,
    isGrip: () => isGrip,
    markupWords: () => markupWords,
    mayTakeClicks: () => mayTakeClicks,
    symbolRank: () => symbolRank,
    symbolsIn: () => symbolsIn
  });
  function symbolsIn(page, { name = "", signs: signs2 = [] }, scope) {
    const words3 = [name, ...signs2].map((word) => page.tidy(word).toLowerCase());
    const grips = words3.includes("handle");
    const controls2 = page.rolesFor("state", "control");
    const found = [];
    for (const element of page.elementsIn(scope)) {
      const isControl = controls2.includes(page.roleOf(element));
      if (element === scope || !(isControl || page.mayTakeClicks(element) || grips && page.isGrip(element)))
        continue;
      if (!page.rendered(element)) continue;
      const rank2 = page.symbolRank(element, words3);
      if (rank2 >= 0) found.push({ element, rank: rank2 + (isControl ? 0 : 1), matched: page.nameOf(element) });
    }
    return found.filter(
      ({ element }) => !found.some((other) => other.element !== element && page.contains(other.element, element))
    ).toSorted((a, b) => a.rank - b.rank);
  }
  function mayTakeClicks(page, element) {
    const marked = page.attribute(element, "title") !== "" || page.attribute(element, "tabindex") !== "";
    return marked || ["a", "button"].includes(page.tagOf(element)) || page.takesClicks(element);
  }
  function symbolRank(page, element, words3) {
    const text = page.tidy(page.textOf(element)).toLowerCase();
    const named = [page.nameOf(element), page.attribute(element, "title"), page.attribute(element, "alt")];
    const all = [text, ...named.map((name) => page.tidy(name).toLowerCase()), ...page.drawnSigns(element)];
    const names = all.filter((name) => name !== "");
    const isLetter = (word) => /[\\p{L}\\p{N}]/u.test(word);
    if (words3.some((word) => !isLetter(word) && names.includes(word))) return 0;
    const spelled2 = words3.filter(isLetter);
    if (spelled2.some((word) => names.includes(word))) return 2;
    const parts = names.map((name) => name.split(/[^\\p{L}\\p{N}]+/u));
    const short2 = parts.filter((all2) => all2.length <= 4);
    if (spelled2.some((word) => word.length > 1 && short2.some((all2) => all2.includes(word)))) return 4;
    if (names.some(isLetter)) return -1;
    const inside = page.elementsIn(element).slice(0, 8);
    const marks = inside.flatMap((at2) => page.markupWords(at2));
    return spelled2.some((word) => word.length > 1 && marks.includes(word)) ? 6 : -1;
  }
  function drawnSigns(page, element) {
    return page.elementsIn(element).slice(0, 8).flatMap((at2) => ["::before", "::after"].map((part2) => getComputedStyle(at2, part2).content)).map((content) => page.tidy(/^"(.*)"$/.exec(content)?.[1] ?? "").toLowerCase()).filter((sign) => /^(?:x|[^\\p{L}\\p{N}\\s\\\\]\\uFE0F?)$/u.test(sign));
  }
  function checkSign(page, wanted, scope) {
    const { name = "", signs: signs2 = [] } = wanted.target ?? {};
    const marks = [name, ...signs2].map((sign) => sign.toLowerCase()).filter((sign) => /^.\\uFE0F?$/u.test(sign));
    const seen2 = page.symbolsIn(wanted.target ?? {}, scope).map(({ element }) => element).filter((element) => page.facesOf(element).length > 0);
    const textOf2 = (element) => page.tidy(page.textOf(element)).toLowerCase();
    const hit = seen2.find(
      (element) => [textOf2(element), ...page.drawnSigns(element)].some((text) => marks.includes(text))
    );
    const unread = page.elementsIn(scope).filter((at2) => page.roleOf(at2) === "button" && page.nameOf(at2) === "" && textOf2(at2) === "").filter((at2) => page.facesOf(at2).length > 0 && page.drawnSigns(at2).length === 0);
    const [maybe] = [...seen2, ...unread];
    if (!hit && maybe)
      return {
        passed: false,
        actual: "",
        reason: \`Nothing that is shown is called “\${name}”, and a \${page.candidate(maybe).role} may be what is meant. Say what it is called.\`
      };
    const passed = hit !== void 0 !== (wanted.negated === true);
    return { passed, actual: hit ? \`“\${name}” shown\` : "not shown", ...hit ? { box: page.seen(hit) } : {} };
  }
  function markupWords(page, element) {
    return ["class", "id", "data-icon", "data-action", "name"].map((name) => page.attribute(element, name)).join(" ").replace(/([\\p{Ll}\\d])(\\p{Lu})/gu, "$1 $2").toLowerCase().split(/[^\\p{L}\\p{N}]+/u);
  }
  function isGrip(page, element) {
    const { cursor } = getComputedStyle(element);
    return ["grab", "grabbing", "move", "row-resize", "ns-resize"].includes(cursor) || page.markupWords(element).some((word) => ["handle", "grip", "grabber", "dragger", "mover"].includes(word));
  }

  // shared/domain/prose-steps/in-page/set-conditions.ts
  var set_conditions_exports = {};
  __export(set_conditions_exports, {
    checkNothingChosen: () => checkNothingChosen,
    checkSome: () => checkSome,
    choicesIn: () => choicesIn,
    foldHeads: () => foldHeads,
    isLit: () => isLit,
    isMixed: () => isMixed,
    mayBeChosen: () => mayBeChosen,
    placeAbout: () => placeAbout,
    starSets: () => starSets
  });
  var unsure8 = (reason) => ({ passed: false, actual: "", reason });
  var lost2 = "Nobody can tell which ones on this page are meant. Name them, in quotes.";
  function checkSome(page, wanted) {
    const { condition = { is: "ticked" }, target = {}, negated = false } = wanted;
    const { is, role, count = 0, exactly } = condition;
    const named = target.name === void 0 && target.held === void 0 ? void 0 : page.conditioned(target, { is });
    const anchors = named && "elements" in named ? named.elements : [];
    const sets = role === "star" ? page.starSets() : page.membersAround(anchors, role, void 0);
    const [members] = sets;
    if (!members || sets.length > 1) return unsure8(lost2);
    const states = members.map((element) => page.conditionOf(element, is));
    const unknown2 = members.find((_element, at2) => states[at2] === void 0);
    if (unknown2) return unsure8(\`The page does not plainly show it of “\${page.candidate(unknown2).name}”.\`);
    for (const element of members) page.seen(element);
    const amount = states.filter((so) => so !== negated).length;
    const actual = \`so of \${amount} of \${members.length}\`;
    if (count > members.length) return unsure8(\`There are only \${members.length} of them here.\`);
    if (amount > count && !exactly)
      return unsure8(\`It is so of \${amount}. Say “exactly” if it must be of no more.\`);
    return { passed: amount === count, actual };
  }
  function checkNothingChosen(page, { target = {} }) {
    const isPlace = target.role === "about";
    const places = isPlace ? page.placeAbout(target.name ?? "") : [document.documentElement];
    const [place] = places;
    if (!place || places.length > 1)
      return page.undecided(
        { status: place ? "ambiguous" : "missing", candidates: page.candidates(places) },
        { name: target.name ?? "" }
      );
    const choices = page.choicesIn(place);
    const taken = choices.filter((element) => page.checkedOf(element) === true);
    const [first] = taken;
    if (choices.length === 0) return unsure8("There is nothing here of which one could be chosen.");
    for (const element of choices) page.seen(element);
    const actual = first ? \`“\${page.candidate(first).name}” is chosen\` : "nothing is chosen";
    if (!isPlace && page.mayBeChosen(target))
      return unsure8("Nobody can tell of what nothing is chosen. Say it.");
    if (isPlace || !first) return { passed: !first, actual, box: page.boxOf(first ?? place) };
    return unsure8(\`\${actual}, which may be meant or not. Say of what nothing is chosen.\`);
  }
  function mayBeChosen(page, { name, held }) {
    const frame = ["tab", "link", "navigation", "menuitem", "checkbox", "radio", "option", "switch"];
    const marked = page.elementsIn().some(
      (one) => page.isMarked(one) && page.visible(one) && !frame.includes(page.roleOf(one)) && one.closest("nav, [role=navigation], [role=tablist], label, html > head") === null && !["html", "body"].includes(page.tagOf(one))
    );
    if (marked || name === void 0 || held !== void 0) return marked;
    const about = page.resolve({ name }, "point");
    const element = about.status === "found" ? page.at(about.id) : void 0;
    const isUsual = element !== void 0 && ["button", "link", "checkbox", "radio", "option", "switch"].includes(page.roleOf(element));
    return element !== void 0 && (!isUsual || /^\\d+$/.test(name));
  }
  function choicesIn(page, scope) {
    const roles = ["checkbox", "radio", "switch", "option", "menuitemradio", "menuitemcheckbox"];
    return page.elementsIn(scope).filter((element) => {
      if (page.tagOf(element) === "option") {
        const list = element.closest("select");
        return list !== null && page.visible(list) && element.value !== "";
      }
      return roles.includes(page.roleOf(element)) && page.isPresent(element);
    });
  }
  function placeAbout(page, name) {
    const words3 = page.wordsOf(name);
    const roles = ["group", "radiogroup", "listbox", "combobox", "region", "table", "form", "list"];
    const isAbout = (text) => words3.length > 0 && page.holdsWords(page.wordsOf(text), words3);
    const called2 = page.elementsIn().filter(
      (element) => roles.includes(page.roleOf(element)) && page.visible(element) && isAbout(page.nameOf(element)) && page.choicesIn(element).length > 0
    );
    const headed = called2.length > 0 ? called2 : page.regions({ role: "place", name }, document.documentElement);
    const all = headed.filter((one) => page.visible(one) && page.choicesIn(one).length > 0);
    return all.filter((one) => !all.some((inner3) => inner3 !== one && page.contains(one, inner3)));
  }
  function isMixed(page, element) {
    const isBox = page.tagOf(element) === "input" && element.type === "checkbox";
    return isBox && element.indeterminate || page.attribute(element, "aria-checked") === "mixed";
  }
  var starWords = /^(?:stars?|rating|rate|ratings)$/;
  var litWords = /^(?:active|selected|filled|full|on|lit|checked|solid|highlighted|yellow|gold|rated)$/;
  function starSets(page) {
    const isStar = (element) => {
      const text = page.tidy(page.rawText(element));
      const marked = [...page.wordsOn(element)].some((word) => starWords.test(word));
      return page.visible(element) && (/^[★☆⭐]$/u.test(text) || marked && text === "");
    };
    const byParent = /* @__PURE__ */ new Map();
    for (const element of page.elementsIn()) {
      const parent = page.parentOf(element);
      if (parent && isStar(element)) byParent.set(parent, [...byParent.get(parent) ?? [], element]);
    }
    return [...byParent.values()].filter(
      (stars) => stars.length >= 3 && new Set(stars.map((star) => page.tagOf(star))).size === 1
    );
  }
  function isLit(page, star) {
    const parent = page.parentOf(star);
    const stars = page.starSets().find((set) => set[0] && page.parentOf(set[0]) === parent);
    if (!stars) return void 0;
    const at2 = stars.indexOf(star);
    const says = stars.map(
      (one) => page.stateWords(one, litWords) || /^[★⭐]$/u.test(page.tidy(page.rawText(one)))
    );
    const told2 = says.some(Boolean) ? says : void 0;
    const rises2 = told2?.every((so, index) => index === 0 || !so || told2[index - 1] === true);
    if (told2) return rises2 === true ? told2[at2] : void 0;
    const looks = stars.map((one) => page.looksOf(one));
    const [first] = looks;
    const amount = looks.findIndex((look) => look !== first);
    if (amount < 0)
      return stars.every((one) => !page.stateWords(one, litWords)) && saysState(page, stars) ? false : void 0;
    const rest = new Set(looks.slice(amount));
    return rest.size === 1 ? at2 < amount : void 0;
  }
  var saysState = (page, stars) => stars.some((star) => page.attribute(star, "aria-checked") !== "");
  function foldHeads(page, anchor) {
    for (let at2 = anchor, up = 0; at2 && up < 4; at2 = page.parentOf(at2), up++) {
      const parent = page.parentOf(at2);
      const shape = page.shapeOf(at2);
      const heads = parent ? [...parent.children].filter((one) => page.shapeOf(one) === shape) : [];
      const parts = heads.map((one) => one.nextElementSibling);
      const [part2] = parts;
      if (heads.length < 2 || !part2 || page.shapeOf(part2) === shape) continue;
      const alike = parts.every((one) => one !== null && page.shapeOf(one) === page.shapeOf(part2));
      const folds = parts.some(
        (one) => one !== null && (!page.isShown(one) || page.cameOrWent?.has(one) === true)
      );
      if (alike && folds) return heads;
    }
    return [];
  }

  // shared/domain/prose-steps/in-page/shown.ts
  var shown_exports = {};
  __export(shown_exports, {
    floats: () => floats,
    hasMatter: () => hasMatter,
    isErrorText: () => isErrorText,
    isSameState: () => isSameState,
    isShown: () => isShown,
    knownText: () => knownText,
    noteShown: () => noteShown,
    outermost: () => outermost2,
    pageState: () => pageState,
    pageWords: () => pageWords,
    rawText: () => rawText,
    wordsOn: () => wordsOn
  });
  var mostElements = 2e4;
  var controls = "input, button, select, textarea, img, svg, canvas, video, iframe, [role=img], [role=button], [role=progressbar]";
  function noteShown(page) {
    const all = page.elementsIn(document.documentElement);
    const elements = /* @__PURE__ */ new Map();
    const floating = /* @__PURE__ */ new Set();
    const before = page.shownBefore?.elements;
    const flux = page.cameOrWent ??= /* @__PURE__ */ new WeakSet();
    for (const element of all.length > mostElements ? [] : all) {
      if (!page.isShown(element)) continue;
      elements.set(element, page.knownText(element));
      if (page.floats(element)) floating.add(element);
      if (before && !before.has(element)) flux.add(element);
    }
    for (const element of before?.keys() ?? []) if (!elements.has(element)) flux.add(element);
    page.shownBefore = { elements, floating, words: page.pageWords(), state: page.pageState() };
  }
  function rawText(_page, element) {
    return Object.getOwnPropertyDescriptor(Node.prototype, "textContent")?.get?.call(element) ?? "";
  }
  function knownText(page, element) {
    return page.once("knownText", element, () => page.tidy(page.rawText(element).slice(0, 800)));
  }
  function isShown(page, element) {
    return page.once("isShown", element, () => {
      if (!element.isConnected || !page.visible(element)) return false;
      return page.hasMatter(element);
    });
  }
  function hasMatter(page, element) {
    if (page.tidy(page.rawText(element)) !== "") return true;
    if (element.matches(controls) || element.querySelector(controls) !== null) return true;
    return element.shadowRoot !== null || page.elementsIn(element).some((at2) => at2.shadowRoot !== null);
  }
  function pageWords(page) {
    return \`\${page.address().href}
\${page.textOf(document.documentElement)}\`;
  }
  function pageState(page) {
    const state = [page.pageWords()];
    for (const element of page.elementsIn(document.documentElement)) {
      if (!page.visible(element)) continue;
      const { value, checked } = element;
      const style = getComputedStyle(element);
      const isTouched = element.matches(":hover, :focus, :focus-within, :active");
      const looks = isTouched ? "*" : \`\${style.backgroundColor}\${style.color}\${style.borderTopColor}\${style.textDecorationLine}\`;
      state.push(\`\${typeof value === "string" ? value : ""}\${checked === true ? "+" : ""}|\${looks}\`);
    }
    return state;
  }
  function isSameState(page, before) {
    const now = page.pageState();
    const apart = (line) => {
      const at2 = line.lastIndexOf("|");
      return [line.slice(0, at2), line.slice(at2 + 1)];
    };
    return now.length === before.length && now.every((line, at2) => {
      const other = before[at2] ?? "";
      if (line === other) return true;
      const [[value, looks], [was, looked]] = [apart(line), apart(other)];
      return at2 > 0 && value === was && (looks === "*" || looked === "*");
    });
  }
  function outermost2(page, elements) {
    const known = new Set(elements);
    return elements.filter((element) => {
      for (let at2 = page.parentOf(element); at2; at2 = page.parentOf(at2)) if (known.has(at2)) return false;
      return true;
    });
  }
  function wordsOn(page, element) {
    return page.once("wordsOn", element, () => {
      const keys = ["id", "class", "data-testid", "data-test", "name"];
      const said = ["role", "aria-label", "title"].map((name) => page.attribute(element, name));
      const apart = (text) => text.replace(/([a-z0-9])([A-Z])/g, "$1 $2");
      const known = keys.flatMap((name) => page.attribute(element, name).split(/\\s+/)).map((key) => apart(key).replace(/(?:^|[\\W_])(?:has|with)[\\W_].*/i, ""));
      return new Set(
        [...known, ...said.map(apart), page.tagOf(element)].join(" ").toLowerCase().split(/[^\\p{L}\\p{N}]+/u).filter((word) => word !== "")
      );
    });
  }
  function floats(page, element) {
    if (!element.isConnected) return page.shownBefore?.floating.has(element) === true;
    for (let at2 = element, depth = 0; at2 && depth < 3; at2 = page.parentOf(at2), depth++) {
      if (!at2.isConnected) return false;
      const { position } = getComputedStyle(at2);
      if (position === "fixed" || position === "absolute" || at2.matches(":popover-open, dialog[open]"))
        return true;
      if (page.tagOf(at2) === "body") return false;
    }
    return false;
  }
  function isErrorText(page, element) {
    for (let at2 = element, depth = 0; at2 && depth < 3; at2 = page.parentOf(at2), depth++) {
      if (page.tagOf(at2) === "body") break;
      if ([...page.wordsOn(at2)].some((word) => /^(?:errors?|invalid|danger|warnings?|has-error)$/.test(word)))
        return true;
    }
    const text = page.textOf(element);
    if (/\\b(?:errors?|invalid|wrong|failed|fails|failure|incorrect|missing|required|mandatory|denied|refused|not (?:allowed|valid|found|possible|available|match)|cannot|can't|could not|unable|must|please (?:enter|choose|select|fill|provide|check|correct|give)|too (?:long|short|many|few|large|small|big))\\b/i.test(
      text
    ))
      return true;
    const [red = 0, green = 0, blue = 0] = getComputedStyle(element).color.match(/\\d+/g)?.map(Number) ?? [];
    return red > 140 && green < 90 && blue < 90;
  }

  // shared/domain/prose-steps/in-page/text.ts
  var text_exports = {};
  __export(text_exports, {
    blocksIn: () => blocksIn,
    nearField: () => nearField,
    spaceAround: () => spaceAround,
    textOf: () => textOf
  });
  function blocksIn(page, root) {
    const blocks = [];
    let run = "";
    let parts = [];
    const flush = (element) => {
      const text = page.tidy(run);
      if (text !== "") blocks.push({ text, parts, element });
      run = "";
      parts = [];
    };
    const apart = (element) => {
      const display = getComputedStyle(element).display;
      return !(display.startsWith("inline") || display === "contents" || display.startsWith("ruby")) || page.tagOf(element) === "button";
    };
    const walk = (element) => {
      const tag = page.tagOf(element);
      if (tag === "br") run += " ";
      if (["select", "textarea", "datalist", "svg", "canvas", "video", "audio", "object"].includes(tag)) return;
      if (element.isContentEditable && page.tagOf(element) !== "body") return;
      const separate = apart(element);
      if (separate) flush(page.parentOf(element) ?? element);
      const [before, after] = separate ? ["", ""] : page.spaceAround(element);
      run += before;
      if (tag === "input")
        run += ["button", "submit", "reset"].includes(element.type) ? page.nameOf(element) : " ";
      const shows = page.visible(element);
      const from = run.length;
      for (const child of page.childrenOf(element)) {
        if (child.nodeType === 3 && shows) run += child.nodeValue ?? "";
        if (child.nodeType === 1) walk(child);
      }
      if (separate) flush(element);
      else if (run.length > from) parts.push(page.tidy(run.slice(from)));
      run += after;
    };
    walk(root);
    flush(root);
    return blocks;
  }
  function spaceAround(_page, element) {
    const style = getComputedStyle(element);
    const wide = (...sizes) => sizes.some((size) => Number.parseFloat(size) > 0) ? " " : "";
    return [
      wide(style.marginLeft, style.borderLeftWidth, style.paddingLeft),
      wide(style.marginRight, style.borderRightWidth, style.paddingRight)
    ];
  }
  function textOf(page, element) {
    return page.once(
      "text",
      element,
      () => page.tidy(
        page.blocksIn(element).map((block) => block.text).join(" ")
      )
    );
  }
  function nearField(page, field) {
    const described = ["aria-describedby", "aria-errormessage"].flatMap((name) => page.attribute(field, name).split(/\\s+/)).map((id) => id === "" ? null : field.getRootNode().getElementById(id)).filter((element) => element !== null);
    const isField = (element) => element !== field && page.rolesFor("read", void 0).concat("checkbox", "radio", "switch").includes(page.roleOf(element)) && !["group", "radiogroup"].includes(page.roleOf(element)) && page.rendered(element);
    let own;
    for (let at2 = page.parentOf(field); at2 && !page.elementsIn(at2).some(isField); at2 = page.parentOf(at2)) {
      if (["form", "body", "main", "html"].includes(page.tagOf(at2))) break;
      own = at2;
    }
    const following = [];
    for (let at2 = (own ?? field).nextElementSibling; at2 && following.length < 5; at2 = at2.nextElementSibling) {
      if (isField(at2) || page.elementsIn(at2).some(isField) || page.tagOf(at2) === "label") break;
      following.push(at2);
    }
    return [...described, ...own ? [own] : [], ...following].flatMap((element) => page.blocksIn(element));
  }

  // shared/domain/prose-steps/in-page/text-checks.ts
  var text_checks_exports = {};
  __export(text_checks_exports, {
    checkText: () => checkText,
    closestText: () => closestText,
    standsApart: () => standsApart,
    standsElsewhere: () => standsElsewhere,
    textsAt: () => textsAt
  });
  function textsAt(page, target) {
    if (!target) return { blocks: page.blocksIn(document.documentElement) };
    if (target.role === "near" && target.within) {
      const field = page.resolve(target.within, "state");
      const element = field.status === "found" ? page.at(field.id) : void 0;
      if (field.status !== "found" || !element) return { verdict: page.undecided(field, target.within) };
      return { blocks: page.nearField(element) };
    }
    if (target.role === "live region") return { blocks: page.announced() };
    const side = target.role === "above" || target.role === "below" ? target.role : void 0;
    const places = page.regions(side && target.within || target, document.documentElement);
    const [place] = places;
    if (!place || places.length > 1) {
      const candidates2 = page.candidates(places);
      return { verdict: page.undecided({ status: place ? "ambiguous" : "missing", candidates: candidates2 }, target) };
    }
    if (side) return { blocks: page.besides(place, side) };
    const blocks = page.blocksIn(place);
    if (target.role !== "row") return { blocks };
    const line = page.tidy(blocks.map((block) => block.text).join(" "));
    return { blocks: [...blocks, { text: line, parts: [], element: place }] };
  }
  function checkText(page, wanted) {
    const expected = page.tidy(wanted.expected ?? "");
    const negated = wanted.negated === true;
    const place = page.textsAt(wanted.target);
    if ("verdict" in place) return place.verdict;
    const { blocks } = place;
    const holds = (text) => wanted.exact ? page.hasMessage(text, expected) : page.hasWhole(text, expected);
    const hit = blocks.find(
      ({ text, parts }) => holds(text) || parts.some((part2) => holds(part2) && page.standsApart(text, part2))
    );
    const showing = blocks.filter(({ text }) => holds(text)).map(({ element }) => element);
    const elsewhere = hit && page.standsElsewhere(showing.length > 0 ? showing : [hit.element], wanted);
    if (elsewhere !== void 0) return { passed: false, actual: elsewhere, reason: elsewhere };
    const isOnPage2 = () => page.blocksIn(document.documentElement).some(({ text, parts }) => holds(text) || parts.some(holds));
    if (!hit && wanted.beside !== void 0 && wanted.target && isOnPage2())
      return {
        passed: false,
        actual: "",
        reason: \`“\${expected}” is shown, but not in \${wanted.beside}. Say where it stands.\`
      };
    const blank2 = negated && blocks.length === 0 && !wanted.target;
    const near = wanted.target ? blocks.map((block) => block.text).join(" | ") : page.closestText(
      blocks.map((block) => block.text),
      expected
    );
    const actual = blank2 ? "the page is blank" : hit?.text ?? near;
    return {
      passed: !blank2 && hit !== void 0 !== negated,
      actual: actual === "" ? "not shown" : actual.length > 300 ? \`\${actual.slice(0, 297)}...\` : actual,
      ...hit ? { box: page.seen(hit.element) } : {}
    };
  }
  function standsElsewhere(page, elements, { beside: beside2, target, expected = "" }) {
    if (beside2 === void 0 || target || elements.length === 0) return void 0;
    const entries = page.entriesIn("entry", document.documentElement);
    const isOther = (element) => {
      const own = entries.findLast((entry) => entry.contains(element));
      return own !== void 0 && !page.hasWhole(page.textOf(own), page.tidy(beside2));
    };
    return elements.every(isOther) ? \`“\${expected}” stands beside something else than “\${beside2}”. Say what shows it: the row “\${beside2}”, or the page.\` : void 0;
  }
  function standsApart(_page, text, part2) {
    const start = text.indexOf(part2);
    const joins = (one, other) => /\\p{L}{2}|\\p{N}{2}|[.,]\\p{N}|\\p{N}[.,]/u.test(one + other);
    const before = start > 0 && joins(text.charAt(start - 1), part2.charAt(0));
    return start >= 0 && !before && !joins(part2.slice(-1), text.charAt(start + part2.length));
  }
  function closestText(page, texts2, expected) {
    const wordsOf4 = (text) => text.toLowerCase().split(/[^\\p{L}\\p{N}]+/u).filter((word) => word !== "");
    const wanted = wordsOf4(expected);
    const key = page.loose(expected);
    const score = (text) => {
      if (key !== "" && page.loose(text).includes(key)) return 1;
      const words3 = new Set(wordsOf4(text));
      return wanted.filter((word) => words3.has(word)).length / Math.max(wanted.length, 2);
    };
    const best = texts2.map((text) => ({ text, score: score(text) })).toSorted((a, b) => b.score - a.score)[0];
    return best && best.score >= 0.5 ? best.text : "";
  }

  // shared/domain/prose-steps/in-page/text-places.ts
  var text_places_exports = {};
  __export(text_places_exports, {
    beside: () => beside,
    placedTexts: () => placedTexts,
    standsAt: () => standsAt,
    standsBeside: () => standsBeside,
    standsWhere: () => standsWhere
  });
  function standsWhere(page, target) {
    const side = target.name ?? "";
    if (target.role === "half") return (element) => page.standsAt(element, side);
    const within = target.within ?? {};
    const found = page.resolve(within, "state");
    const one = found.status === "found" ? page.at(found.id) : void 0;
    const all = within.name === void 0 && within.role !== void 0 ? page.elementsIn().filter((element) => page.family(within.role ?? "").includes(page.roleOf(element))) : page.regions(within, document.documentElement);
    const others = (one ? [one] : all).filter((element) => page.visible(element));
    if (others.length === 0) return { verdict: page.undecided(found, within) };
    return (element) => others.some((other) => page.standsBeside(element, other, side));
  }
  function standsBeside(page, element, other, side) {
    const [one, next] = [page.boxOf(element), page.boxOf(other)];
    if (side === "beside") return page.beside(one, next) || page.beside(next, one);
    const isInWidth = one.x < next.x + next.width && one.x + one.width > next.x;
    const gap = side === "above" ? next.y - (one.y + one.height) : one.y - (next.y + next.height);
    return isInWidth && gap >= -2 && gap <= 300;
  }
  function placedTexts(page, target) {
    const place = page.textsAt(target);
    if ("verdict" in place) return place;
    const isPlace = target !== void 0 && !["near", "above", "below", "live region"].includes(target.role ?? "");
    const [scope] = isPlace ? page.regions(target, document.documentElement) : [document.documentElement];
    return { blocks: place.blocks, scope: scope ?? document.documentElement };
  }
  function standsAt(page, element, half) {
    const box = page.boxOf(element);
    const middle = box.y + box.height / 2;
    const { scrollHeight } = document.documentElement;
    const onPage = (middle + scrollY) / Math.max(scrollHeight, innerHeight);
    const onScreen = middle / innerHeight;
    return half === "top" ? onPage <= 0.5 || onScreen <= 0.5 : onPage >= 0.5 || onScreen >= 0.5;
  }
  function beside(_page, one, next) {
    const middle = next.y + next.height / 2;
    const isInLine = middle >= one.y && middle <= one.y + one.height;
    const gap = next.x - (one.x + one.width);
    return isInLine && next.x >= one.x && gap <= Math.max(40, one.height, next.height);
  }

  // shared/domain/prose-steps/in-page/tokens.ts
  var tokens_exports = {};
  __export(tokens_exports, {
    checkTokens: () => checkTokens,
    isToken: () => isToken,
    tokenText: () => tokenText,
    tokensAt: () => tokensAt,
    tokensIn: () => tokensIn,
    tokensMeant: () => tokensMeant
  });
  var unsure9 = (reason) => ({ passed: false, actual: "", reason });
  var called = /^(?:tags?|tagbox|tokens?|tokenfield|chips?|pills?|multi|multivalue|choice|choices)$/;
  var removing = /^(?:remove|delete|close|clear|destroy|times|cancel|deselect|unselect|dismiss|cross)$/;
  var crosses = /^[×✕✖⨯xX]$/u;
  function checkTokens(page, { collection: fact = {}, target }) {
    const { members = [], extent, count, at: at2, surely } = fact;
    const found = page.tokensMeant(target);
    if ("verdict" in found) return found.verdict;
    const { texts: texts2, field } = found.box;
    page.seen(field);
    const actual = texts2.length === 0 ? "nothing" : texts2.join(" | ");
    const places = members.map((name) => {
      const own = texts2.findIndex((text) => [0, 1, 2].includes(page.matchLevel(text, name, false)));
      return own >= 0 ? own : texts2.findIndex((text) => page.holdsWords(page.wordsOf(text), page.wordsOf(name)));
    });
    const missing = members.filter((_name, index) => (places[index] ?? -1) < 0);
    const isLiteral = (name) => surely === true || /^[^\\p{L}\\p{N}]*[\\p{Lu}\\p{N}]/u.test(name);
    if (extent === "none") {
      if (missing.length < members.length) return { passed: false, actual };
      return surely ? { passed: true, actual } : unsure9(\`It holds \${actual}. Put what must not be there in quotes.\`);
    }
    if (missing.some(isLiteral)) return { passed: false, actual };
    if (missing.length > 0) return unsure9(\`It holds \${actual}. Put what must be there in quotes.\`);
    if (count !== void 0 && texts2.length !== count) return { passed: false, actual };
    if (at2 !== void 0) return { passed: places[0] === (at2 < 0 ? texts2.length - 1 : at2 - 1), actual };
    return { passed: extent !== "only" && extent !== "these" || texts2.length === members.length, actual };
  }
  function tokensMeant(page, target) {
    const named = target && page.resolve(target, "read");
    const element = named?.status === "found" ? page.at(named.id) : void 0;
    const own = element && page.tokensAt(element);
    if (own) return { box: own };
    const isNamed2 = target?.name !== void 0 && target.or?.some(({ name }) => name === void 0) !== true;
    if (named && target && isNamed2 && named.status !== "found")
      return { verdict: page.undecided(named, target) };
    const boxes = /* @__PURE__ */ new Map();
    for (const field of page.elementsIn()) {
      const isField = [...page.rolesFor("fill", void 0)].includes(page.roleOf(field)) && page.rendered(field);
      const box = isField ? page.tokensAt(field) : void 0;
      if (box && box.texts.length > 0) boxes.set(box.texts.join("\\n"), box);
    }
    const [only] = boxes.values();
    if (only && boxes.size === 1 && !isNamed2) return { box: only };
    return {
      verdict: unsure9("Nobody can tell which field of several values is meant. Name it, as the page calls it.")
    };
  }
  function tokensAt(page, field) {
    if (page.tagOf(field) === "select") {
      const list = field;
      return list.multiple && page.visible(field) ? { field, texts: [...list.selectedOptions].map((one) => page.tidy(one.label || one.text)) } : void 0;
    }
    const isOther = (one) => one !== field && !page.contains(field, one) && !page.contains(one, field) && page.rolesFor("fill", void 0).includes(page.roleOf(one)) && page.visible(one) && !["listbox", "slider"].includes(page.roleOf(one));
    for (let at2 = field, up = 0; at2 && up < 5; at2 = page.parentOf(at2), up++) {
      if (["form", "body", "fieldset", "main", "table"].includes(page.tagOf(at2))) return void 0;
      const inside = page.elementsIn(at2);
      if (inside.some(isOther)) return void 0;
      const tokens = inside.filter((one) => page.isToken(one, field));
      const outer2 = tokens.filter((one) => !tokens.some((other) => other !== one && page.contains(other, one)));
      if (outer2.length > 0) return { field, texts: outer2.map((one) => page.tokenText(one)) };
    }
    return void 0;
  }
  function tokensIn(page, field) {
    return page.once("tokens", field, () => page.tokensAt(field)?.texts ?? []);
  }
  function isToken(page, element, field) {
    if (page.contains(element, field) || !page.visible(element)) return false;
    const role = page.roleOf(element);
    if (!["", "button", "listitem", "option", "link", "generic"].includes(role)) return false;
    for (let up = page.parentOf(element); up && !page.contains(up, field); up = page.parentOf(up))
      if (["menu", "tree"].includes(page.roleOf(up)) || page.roleOf(up) === "listbox" && page.floats(up))
        return false;
    const text = page.tokenText(element);
    if (text === "" || text.length > 80) return false;
    const removers = removersIn(page, element);
    const isCalled3 = page.attribute(element, "class").toLowerCase().split(/[^a-z]+/).some((word) => called.test(word));
    const isOne = removers.length === 1;
    return isOne && removers[0] !== element || isCalled3 && page.attribute(element, "data-value") !== "";
  }
  function tokenText(page, element) {
    const removers = removersIn(page, element).map((one) => page.textOf(one));
    let text = page.textOf(element);
    for (const one of removers) if (one !== "") text = text.replace(one, " ");
    return page.tidy(text.replace(/[×✕✖⨯]/gu, " "));
  }
  function removersIn(page, element) {
    const all = page.elementsIn(element).filter((one) => {
      if (one === element || !page.visible(one)) return false;
      const text = page.tidy(page.rawText(one));
      if (crosses.test(text)) return true;
      const words3 = [...page.wordsOn(one)];
      return words3.some((word) => removing.test(word)) && ["button", "i", "svg", "span", "a", "div"].includes(page.tagOf(one));
    });
    return all.filter((one) => !all.some((other) => other !== one && page.contains(other, one)));
  }

  // shared/domain/prose-steps/in-page/told-texts.ts
  var told_texts_exports = {};
  __export(told_texts_exports, {
    checkWords: () => checkWords,
    contraryTo: () => contraryTo,
    isTold: () => isTold,
    isWhole: () => isWhole,
    isWholeLine: () => isWholeLine,
    linesOf: () => linesOf,
    piecesIn: () => piecesIn,
    unshown: () => unshown
  });
  var mostPieces = 6;
  function isTold(_page, { unquoted, comparison, target }) {
    return unquoted === true || comparison !== void 0 || target?.role === "half" || target?.role === "side";
  }
  function checkWords(page, wanted) {
    const expected = page.tidy(wanted.expected ?? "");
    const { target } = wanted;
    const position = target?.role === "half" || target?.role === "side" ? target : void 0;
    const where = position ? page.standsWhere(position) : () => true;
    if ("verdict" in where) return where.verdict;
    const place = page.placedTexts(position ? void 0 : target);
    if ("verdict" in place) return place.verdict;
    const words3 = page.wordsOf(expected);
    const isStart = wanted.comparison === "starts_with";
    const fits = (text) => {
      if (!wanted.unquoted)
        return isStart ? page.tidy(text).startsWith(expected) : page.hasWhole(text, expected);
      const own = page.wordsOf(text);
      return isStart ? words3.every((word, at2) => own[at2] === word) : page.holdsWords(own, words3);
    };
    const undecided4 = (why) => ({ passed: false, actual: "", reason: why });
    const showing = place.blocks.filter(({ text, parts }) => fits(text) || isStart && parts.some(fits));
    const hit = showing.find(({ element }) => where(element));
    const elsewhere = page.standsElsewhere(
      showing.map(({ element }) => element),
      wanted
    );
    if (elsewhere !== void 0) return undecided4(elsewhere);
    if (hit) return { passed: true, actual: hit.text, box: page.seen(hit.element) };
    if (showing.length > 0)
      return undecided4(\`“\${expected}” is shown, but nobody can tell whether it stands where the step says.\`);
    if (isStart || !wanted.unquoted) {
      const near = page.closestText(
        place.blocks.map(({ text }) => text),
        expected
      );
      return wanted.unquoted ? undecided4(page.unshown(expected)) : { passed: false, actual: near || "not shown" };
    }
    const pieces = page.piecesIn(place.scope);
    const lines = page.linesOf(pieces, mostPieces, (own) => page.holdsWords(own, words3));
    const line = lines.find(
      (one) => page.isWholeLine(one, pieces) && one.every(({ element }) => where(element))
    );
    const other = page.standsElsewhere(
      (line ?? []).map(({ element }) => element),
      wanted
    );
    if (other !== void 0) return undecided4(other);
    if (line) {
      for (const one of line) page.seen(one.element);
      const field = line.length === 1 && line[0]?.field === true;
      return { passed: true, actual: line.map(({ text }) => text).join(" "), ...field ? { field } : {} };
    }
    if (lines.length > 0) return undecided4(page.unshown(expected));
    const others = page.contraryTo(words3, place.blocks, pieces).filter(({ element }) => where(element));
    for (const { element } of others) page.seen(element);
    if (others.length === 0) return undecided4(page.unshown(expected));
    return { passed: false, actual: [...new Set(others.map(({ text }) => text))].join(" | ") };
  }
  function contraryTo(page, words3, blocks, pieces) {
    if (words3.every((word) => page.wordKind(word) === "word")) return [];
    const said = blocks.map((block) => ({ ...block, other: page.otherValues(block.text, words3) }));
    const stems2 = words3.map((word) => singular(word));
    const others = said.filter(({ other }) => other === void 0);
    const around = (element) => page.parentOf(element) ?? element;
    const groups2 = [
      ...Map.groupBy(others, ({ element }) => around(element)).values(),
      ...Map.groupBy(others, ({ element }) => around(around(element))).values()
    ];
    const isSaidSomehow = groups2.some((group) => {
      const text = group.map((block) => block.text).join(" ");
      const own = text.length > 200 ? [] : page.wordsOf(text).map((word) => singular(word));
      return own.length > 0 && stems2.every((stem) => own.some((one) => page.mayBeEqual(one, stem)));
    });
    if (isSaidSomehow) return [];
    const isAlike = (own) => own.length === words3.length && page.sameButValues(own, words3);
    const lines = page.linesOf(pieces, words3.length, isAlike).filter((one) => page.isWholeLine(one, pieces)).flatMap(
      (run) => run[0] ? [{ text: run.map(({ text }) => text).join(" "), element: run[0].element }] : []
    );
    const shown = said.flatMap(({ other, element }) => other === void 0 ? [] : [{ text: other, element }]);
    const all = [
      ...shown,
      ...lines.filter(({ element }) => !shown.some((one) => page.contains(one.element, element)))
    ];
    const small = [
      "of",
      "to",
      "the",
      "an",
      "in",
      "on",
      "at",
      "for",
      "and",
      "from",
      "is",
      "per",
      "by",
      "with",
      "until"
    ];
    const isNamed2 = words3.some(
      (word) => page.wordKind(word) === "word" && /\\p{L}{2}/u.test(word) && !small.includes(word)
    );
    return isNamed2 || all.length === 1 ? all : [];
  }
  function piecesIn(page, scope) {
    return page.once(
      "pieces",
      scope,
      () => [scope, ...page.elementsIn(scope)].flatMap((element) => {
        const tag = page.tagOf(element);
        if (["option", "optgroup", "datalist"].includes(tag) || !page.visible(element)) return [];
        const type = tag === "input" ? element.type : "";
        if (["password", "checkbox", "radio", "hidden", "range", "color", "file"].includes(type)) return [];
        const isField = ["input", "select", "textarea"].includes(tag);
        const own = isField ? page.valueOf(element) : page.childrenOf(element).map((node) => node.nodeType === 3 ? node.nodeValue ?? "" : "").join(" ");
        const text = page.tidy(own);
        return text === "" ? [] : [{ text, element, field: isField }];
      })
    );
  }
  function linesOf(page, pieces, length, fits) {
    const words3 = (run) => run.flatMap(({ text }) => page.wordsOf(text));
    return pieces.flatMap((_first, at2) => {
      for (let end = at2 + 1; end <= Math.min(at2 + length, pieces.length); end++) {
        const run = pieces.slice(at2, end);
        if (!fits(words3(run))) continue;
        const isShortest = run.length === 1 || !fits(words3(run.slice(1)));
        const boxes = run.map(({ element }) => page.boxOf(element));
        const isLine = boxes.every((box, place) => {
          const next = boxes[place + 1];
          return next === void 0 || page.beside(box, next);
        });
        return isShortest && (isLine || page.isWhole(run, pieces)) ? [run] : [];
      }
      return [];
    });
  }
  function isWholeLine(page, run, pieces) {
    return run.length === 1 || !run.some(({ field }) => field) || page.isWhole(run, pieces);
  }
  function isWhole(page, run, pieces) {
    let around = run[0]?.element;
    while (around && !run.every(({ element }) => around && page.contains(around, element)))
      around = page.parentOf(around);
    return pieces.every((one) => run.includes(one) || !around || !page.contains(around, one.element));
  }
  function unshown(_page, expected) {
    return \`“\${expected}” is not shown in these words, and they need not be those of the page. Put what must be shown in quotes.\`;
  }

  // shared/domain/prose-steps/in-page/told-values.ts
  var told_values_exports = {};
  __export(told_values_exports, {
    checkSaid: () => checkSaid,
    markedAs: () => markedAs,
    offersOnce: () => offersOnce,
    saidBy: () => saidBy,
    saidInstead: () => saidInstead,
    spokenBy: () => spokenBy
  });
  var fieldRoles = [
    "textbox",
    "searchbox",
    "combobox",
    "listbox",
    "slider",
    "spinbutton",
    "focused",
    "radiogroup",
    "group"
  ];
  function checkSaid(page, wanted) {
    const target = wanted.target ?? {};
    const isNamed2 = wanted.attribute === "name";
    const found = page.saidBy(target, isNamed2);
    if ("verdict" in found) return found.verdict;
    const { value, by, element } = found;
    const expected = page.tidy(wanted.expected ?? "");
    const [own, words3] = [page.wordsOf(value), page.wordsOf(expected)];
    const actual = value === "" ? "empty" : value.length > 300 ? \`\${value.slice(0, 297)}...\` : value;
    const field = by === "field";
    const say = (holds) => ({
      passed: holds !== (wanted.negated === true),
      actual,
      field,
      box: page.seen(element)
    });
    const undecided4 = () => ({
      passed: false,
      actual,
      reason: \`It shows “\${actual}”, and nobody can tell whether that is “\${expected}”. Put the value in quotes, as the page shows it.\`
    });
    const isEqual = words3.length > 0 ? own.join(" ") === words3.join(" ") : page.tidy(value) === expected;
    const isHeld = page.holdsWords(own, words3);
    if (wanted.comparison === "starts_with") return say(words3.every((word, at2) => own[at2] === word));
    if (isEqual || isHeld && wanted.comparison === "contains") return say(true);
    const isLiteral = !wanted.unquoted || /^[^\\p{L}\\p{N}]*[\\p{Lu}\\p{N}]/u.test(expected);
    const other = page.otherValues(value, words3) !== void 0;
    if (by === "place" || by === "control" && !isNamed2) {
      if (isHeld) return say(true);
      return other || !wanted.unquoted ? say(false) : undecided4();
    }
    if (isHeld) {
      const rest = own.filter((word) => !words3.includes(word));
      const isWithUnit = by === "value" && /\\d/.test(expected) && rest.every((word) => page.wordKind(word) === "word");
      if (isWithUnit || field && page.offersOnce(element, words3)) return say(true);
      return wanted.unquoted ? undecided4() : say(false);
    }
    if (own.length === words3.length && own.every((word, at2) => page.mayBeEqual(word, words3[at2] ?? "")))
      return undecided4();
    const shown = page.tagOf(element) === "input" ? element.type : "";
    if (["date", "month", "week", "time", "datetime-local"].includes(shown) && value !== "" && !other)
      return undecided4();
    return isLiteral ? say(false) : undecided4();
  }
  function saidBy(page, target, isNamed2) {
    const { role, name } = target;
    if (role === "cell") {
      const cell = page.cellOf(target);
      if ("missed" in cell) return { verdict: page.undecided(cell.missed, target) };
      const { value, field } = page.cellValue(cell.element);
      return { value, by: field ? "field" : "value", element: cell.element };
    }
    const where = page.scopeOf(target);
    if ("missed" in where) return { verdict: page.undecided(where.missed, target) };
    const { scope } = where;
    if (!isNamed2 && (role === void 0 || fieldRoles.includes(role))) {
      const field = page.resolve(target, "read");
      const element = field.status === "found" ? page.at(field.id) : void 0;
      if (element)
        return {
          value: page.tidy(page.valueOf(element)) || page.tokensIn(element).join(", "),
          by: "field",
          element
        };
      if (role !== void 0 || field.status === "ambiguous") return { verdict: page.undecided(field, target) };
    }
    if (!isNamed2 && role === void 0) {
      const all = page.labelledValues(target, scope).filter(({ values: values3 }) => values3.some((value2) => value2 !== ""));
      const values2 = [...new Set(all.flatMap((one) => one.values))];
      const [value] = values2;
      const [first] = all;
      if (first && value !== void 0 && values2.length === 1)
        return { value, by: first.field ? "field" : "value", element: first.element };
      const candidates3 = values2.slice(0, 6).map((one) => ({ role: "text", name: \`\${name ?? ""}: \${one}\` }));
      if (first) return { verdict: page.undecided({ status: "ambiguous", candidates: candidates3 }, target) };
    }
    const control = page.resolve(target, "state");
    const held = control.status === "found" ? page.at(control.id) : void 0;
    if (held) return { value: page.textOf(held) || page.nameOf(held), by: "control", element: held };
    const places = page.regions(target, document.documentElement).filter((place2) => page.visible(place2));
    const marked = places.length === 0 && name !== void 0 && !isNamed2 ? page.markedAs(name, scope) : places;
    const [place] = marked;
    if (place && marked.length === 1)
      return { value: page.spokenBy(place), by: isNamed2 ? "control" : "place", element: place };
    if (!place) return { verdict: page.undecided(control, target) };
    const candidates2 = page.candidates(marked);
    return { verdict: page.undecided({ status: "ambiguous", candidates: candidates2 }, target) };
  }
  function spokenBy(page, element) {
    const isField = ["input", "select", "textarea"].includes(page.tagOf(element));
    return isField ? page.tidy(page.valueOf(element)) : page.textOf(element);
  }
  function saidInstead(page, name, expected, scope) {
    const value = page.wordsOf(expected);
    const words3 = [...page.wordsOf(page.withoutArticles(name)), ...value];
    const blocks = page.blocksIn(scope);
    const pieces = page.piecesIn(scope);
    const told2 = blocks.find(({ text }) => page.holdsWords(page.wordsOf(text), words3));
    if (told2) return { passed: true, actual: told2.text, box: page.seen(told2.element) };
    const isThere = blocks.some(({ text }) => page.holdsWords(page.wordsOf(text), value)) || pieces.some(
      ({ text }) => page.wordsOf(text).some((word) => value.some((one) => page.wordKind(one) !== "word" && page.mayBeEqual(word, one)))
    );
    const [marked, ...more] = page.markedAs(name, scope);
    if (marked && more.length === 0) {
      const isSame = page.holdsWords(page.wordsOf(page.spokenBy(marked)), value);
      if (isSame || !isThere) return { passed: isSame, actual: page.spokenBy(marked), box: page.seen(marked) };
    }
    const [other] = page.contraryTo(words3, blocks, pieces);
    if (other) return { passed: false, actual: other.text, box: page.seen(other.element) };
    if (!isThere) return void 0;
    const reason = \`“\${expected}” is shown, but nothing here is called “\${name}”. Put its name in quotes, as the page shows it.\`;
    return { passed: false, actual: "", reason };
  }
  function markedAs(page, name, scope) {
    const key = page.loose(name);
    const marks = (element) => ["id", "class", "data-testid", "data-test", "name"].flatMap(
      (one) => page.attribute(element, one).split(/\\s+/)
    );
    const all = page.elementsIn(scope).filter(
      (element) => element !== scope && page.visible(element) && marks(element).some((mark) => page.loose(mark) === key) && page.spokenBy(element) !== ""
    );
    return key === "" ? [] : all.filter((one) => !all.some((inner3) => inner3 !== one && page.contains(one, inner3)));
  }
  function offersOnce(page, element, words3) {
    if (page.tagOf(element) !== "select") return false;
    const options = [...element.options];
    return options.filter((option) => page.holdsWords(page.wordsOf(option.text), words3)).length === 1;
  }

  // shared/domain/prose-steps/in-page/told-words.ts
  var told_words_exports = {};
  __export(told_words_exports, {
    holdsWords: () => holdsWords,
    mayBeEqual: () => mayBeEqual,
    otherValues: () => otherValues,
    sameButValues: () => sameButValues,
    wordKind: () => wordKind,
    wordsOf: () => wordsOf3
  });

  // shared/domain/english/dates.ts
  var months = "january february march april may june july august september october november december".split(" ");
  var weekdays = "monday tuesday wednesday thursday friday saturday sunday".split(
    " "
  );
  var monthPattern = "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
  var wholeMonth = new RegExp(\`^\${monthPattern}\\\\.?$\`, "i");
  var monthOf = (word) => wholeMonth.test(word) ? months.findIndex((name) => name.startsWith(word.slice(0, 3).toLowerCase())) + 1 : void 0;
  var shapes = [
    [/(\\d{4})-(\\d{2})-(\\d{2})(?![\\w-])/y, ([y = "", m = "", d = ""]) => [y, m, d]],
    [/(\\d{1,2})\\.(\\d{1,2})\\.(\\d{4})(?!\\w)/y, ([d = "", m = "", y = ""]) => [y, m, d]],
    [
      /(\\d{1,2})\\/(\\d{1,2})\\/(\\d{4})(?!\\w)/y,
      ([a = "", b = "", y = ""]) => Number(b) > 12 ? [y, a, b] : Number(a) > 12 ? [y, b, a] : ["", a, b]
    ],
    [
      new RegExp(\`(\\\\d{1,2})(?:st|nd|rd|th)? (\${monthPattern})\\\\.?,? (\\\\d{4})(?!\\\\w)\`, "iy"),
      ([d = "", m = "", y = ""]) => [y, String(monthOf(m)), d]
    ],
    [
      new RegExp(\`(\${monthPattern})\\\\.? (\\\\d{1,2})(?:st|nd|rd|th)?,? (\\\\d{4})(?!\\\\w)\`, "iy"),
      ([m = "", d = "", y = ""]) => [y, String(monthOf(m)), d]
    ]
  ];

  // shared/domain/english/number-words.ts
  var smallNumbers = "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " "
  );
  var tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
  var severalWords = smallNumbers.slice(2, 13).join("|");
  var values = new Map([
    ...smallNumbers.map((word, value) => [word, value]),
    ...tens.map((word, at2) => [word, (at2 + 2) * 10])
  ]);
  function numberOfWord(word) {
    const [first = "", one, more] = word.toLowerCase().split("-");
    const value = values.get(first);
    if (one === void 0 || value === void 0) return value;
    const last = smallNumbers.indexOf(one);
    return value >= 20 && last > 0 && last < 10 && more === void 0 ? value + last : void 0;
  }

  // shared/domain/prose-steps/in-page/told-words.ts
  function wordsOf3(page, text) {
    const plain = (word2) => {
      const lower = word2.toLowerCase();
      const number = numberOfWord(lower);
      if (number !== void 0) return String(number);
      const month = monthOf(lower);
      if (month !== void 0) return months[month - 1] ?? lower;
      if (/^\\d+(?:st|nd|rd|th)$/.test(lower)) return lower.slice(0, -2);
      if (/^\\d+(?:[/.:-]\\d+)+$/.test(lower) && page.wordKind(lower) !== "number")
        return lower.replace(/(^|\\D)0+(?=\\d)/g, "$1");
      return lower.replace(/^([-−]?\\d+)[.,]0{1,2}$/, "$1").replace("−", "-");
    };
    const word = /(?<![\\p{L}\\p{N}])[-−]\\d+(?:[.,:/-]\\d+)*|[\\p{L}\\p{N}]+(?:[.,:/'’-][\\p{L}\\p{N}]+)*|[€$£¥%°]/gu;
    return [...page.tidy(text).matchAll(word)].map(([one]) => plain(one));
  }
  function wordKind(_page, word) {
    if (/^-?\\d+(?:[.,]\\d{3})*(?:[.,]\\d+)?$/.test(word)) return "number";
    if (/^\\d+([/.-])\\d+\\1\\d+$/.test(word)) return "date";
    if (/^\\d+:\\d+(?::\\d+)?$/.test(word)) return "time";
    if (months.includes(word)) return "month";
    return weekdays.includes(word) ? "weekday" : "word";
  }
  function holdsWords(_page, words3, wanted) {
    return wanted.length > 0 && words3.some((_word, at2) => wanted.every((one, ahead) => words3[at2 + ahead] === one));
  }
  function sameButValues(page, words3, wanted) {
    let differs = false;
    for (const [at2, word] of wanted.entries()) {
      const other = words3[at2];
      const kind = page.wordKind(word);
      if (other === void 0 || kind !== page.wordKind(other)) return false;
      if (kind === "word" && singular(word) !== singular(other)) return false;
      if (kind !== "word" && word !== other) {
        if (page.mayBeEqual(word, other)) return false;
        differs = true;
      }
    }
    return differs;
  }
  function otherValues(page, text, wanted) {
    const words3 = page.wordsOf(text);
    for (let at2 = 0; at2 + wanted.length <= words3.length; at2++) {
      const part2 = words3.slice(at2, at2 + wanted.length);
      if (page.sameButValues(part2, wanted)) return part2.join(" ");
    }
    return void 0;
  }
  function mayBeEqual(page, one, other) {
    if (one === other) return true;
    const [kind, second] = [page.wordKind(one), page.wordKind(other)];
    if (kind !== second) return false;
    if (kind === "number") return one.replace(/[.,]/g, "") === other.replace(/[.,]/g, "");
    if (kind !== "date") return false;
    const parts = (date) => date.split(/[/.-]/).map((part2) => (part2.length > 2 ? part2.slice(-2) : part2).replace(/^0+(?=\\d)/, "")).toSorted().join(" ");
    const mask = (date) => date.replace(/\\d{3,}/g, "y").replace(/\\d+/g, "d");
    return mask(one) !== mask(other) && parts(one) === parts(other);
  }

  // shared/domain/prose-steps/in-page/try-fault.ts
  var try_fault_exports = {};
  __export(try_fault_exports, {
    alterAddress: () => alterAddress,
    alterAttribute: () => alterAttribute,
    inject: () => inject,
    standsIn: () => standsIn,
    tryFault: () => tryFault
  });
  async function tryFault(page, checks, subject, fault) {
    const again = (check2) => {
      page.memo.clear();
      page.evidence = [];
      return page.check(check2).passed;
    };
    const wanted = checks[subject];
    const passing = checks.filter(again);
    if (!wanted || !again(wanted)) return "inconclusive";
    const evidence = [...page.evidence];
    const roots = [
      .../* @__PURE__ */ new Set([
        document,
        ...evidence.map((element) => Node.prototype.getRootNode.call(element))
      ])
    ];
    const written = () => roots.map((root) => (root.documentElement ?? root).innerHTML ?? "").join("\\n").replace(/ style="[^"]*"/g, "");
    const before = written();
    let injected = false;
    let noticed = false;
    let broken = false;
    page.undos = [];
    try {
      injected = page.inject(wanted, fault) !== null;
      noticed = injected && !passing.every(again);
    } catch {
      broken = true;
    }
    for (const undo of page.undos.toReversed()) undo();
    if (!injected && !broken) return written() === before ? "not_applicable" : "inconclusive";
    const restored = written() === before && again(wanted);
    await page.settled();
    const unmoved = again(wanted) && evidence.every((element) => element.isConnected);
    return restored && unmoved && !broken ? noticed ? "killed" : "survived" : "inconclusive";
  }
  function standsIn(page, check2) {
    page.evidence = [];
    const { passed } = page.check(check2);
    const [element] = page.evidence;
    return passed && element && page.candidate(element).where || null;
  }
  function inject(page, wanted, { operator, to }) {
    const words3 = wanted.texts?.[0] ?? wanted.expected ?? "";
    const [element] = page.evidence;
    page.memo.clear();
    switch (operator) {
      case "alter_text":
        return page.alterText(words3);
      case "alter_name":
        return page.alterName(wanted.target?.name ?? "");
      case "alter_beside":
        return page.alterBeside(words3);
      case "set_text":
      case "set_value":
        return element ? page.setText(element, to ?? "") : null;
      case "set_number":
        return page.setNumber(wanted, to ?? "");
      case "remove":
        return page.removeEvidence(wanted);
      case "move":
        return page.moveEvidence(wanted);
      case "add":
        return page.addUnwanted(wanted);
      case "set_count":
        return page.setCount(wanted, Number(to));
      case "alter_value":
        return page.alterValue(wanted);
      case "flip_state":
        return page.flipState(wanted);
      case "alter_attribute":
      case "set_attribute":
        return page.alterAttribute(wanted, operator === "set_attribute" ? to ?? null : void 0);
      case "blank":
        return page.hide(document.body);
      default:
        return page.alterAddress(wanted, operator, to);
    }
  }
  function alterAttribute(page, wanted, to) {
    const [element] = page.evidence;
    const name = wanted.kind === "assert_link" ? "href" : wanted.attribute ?? "";
    if (!element || name === "") return null;
    const now = page.attribute(element, name);
    return page.assign(element, name, to === void 0 ? page.altered(now, wanted.expected ?? "") : to);
  }
  function alterAddress(page, wanted, operator, to) {
    const expected = wanted.expected ?? "";
    if (operator === "alter_title") {
      const title = document.querySelector("title");
      if (!title) return null;
      const before = title.textContent ?? "";
      const undo2 = page.undoable(() => {
        title.textContent = before;
      });
      title.textContent = to ?? page.altered(before, expected);
      return undo2;
    }
    const { href, origin, pathname } = location;
    const spoken = expected.replace(/^https?:\\/\\/[^/?#]*/i, "");
    const rest = href.slice(origin.length);
    const near = page.spanOf(rest, spoken) ? page.altered(rest, spoken) : rest;
    const elsewhere = \`\${pathname.replace(/\\/$/, "")}/other\`;
    const address2 = operator === "set_address" ? to : operator === "carry_address" ? spoken !== "" && pathname.includes(spoken) && \`/other?from=\${expected}\` : near === rest ? elsewhere : near;
    if (!address2 || !URL.canParse(address2, origin)) return null;
    const undo = page.undoable(() => {
      page.address = () => location;
    });
    page.address = () => new URL(address2, origin);
    return undo;
  }

  // shared/domain/prose-steps/in-page/unmarked.ts
  var unmarked_exports = {};
  __export(unmarked_exports, {
    endOfList: () => endOfList,
    freePoint: () => freePoint,
    knobs: () => knobs,
    unmarked: () => unmarked
  });
  function unmarked(page, target, scope) {
    const wanted = target.name ?? "";
    if (!page.mayHold(scope, wanted)) return [];
    const found = [];
    for (const element of page.elementsIn(scope)) {
      if (element === scope || page.roleOf(element) !== "" || !mayBePressed(element)) continue;
      const around = page.parentOf(element);
      if (around && around !== scope && mayBePressed(around)) continue;
      if (!page.isPresent(element) || !page.reachable(element)) continue;
      const own = page.tidy(
        page.childrenOf(element).map((child) => child.nodeType === 3 ? child.nodeValue ?? "" : " ").join("")
      );
      const isMore = page.destroys(wanted) || page.actsOnMore(wanted, page.textOf(element));
      const told2 = isMore ? [] : [own];
      const texts2 = [page.textOf(element), ...told2, page.attribute(element, "aria-label")];
      const levels = texts2.map((text) => page.matchLevel(text, wanted, target.exact === true));
      const best = Math.min(...levels.filter((level) => level >= 0 && level <= 2));
      if (best < 3) found.push({ element, rank: 50 + best, matched: page.textOf(element) });
    }
    return found.toSorted((one, other) => one.rank - other.rank);
    function mayBePressed(element) {
      return page.tagOf(element) === "a" || page.takesClicks(element);
    }
  }
  function knobs(page, { name = "" }, scope) {
    const all = page.elementsIn(scope).filter((element) => page.roleOf(element) === "slider" && page.isPresent(element));
    const tracks = /* @__PURE__ */ new Map();
    for (const knob of all) {
      let track = page.parentOf(knob);
      while (track && page.elementsIn(track).filter((at2) => all.includes(at2)).length < 2 && track !== scope)
        track = page.parentOf(track);
      tracks.set(track, [...tracks.get(track) ?? [], knob]);
    }
    const isAcross = name === "left" || name === "right";
    const place = (element) => isAcross ? page.boxOf(element).x : page.boxOf(element).y;
    const apart = (pair) => {
      const [one, other] = pair.map((knob) => page.boxOf(knob));
      if (!one || !other) return false;
      const isRow = Math.abs(one.y - other.y) < Math.max(one.height, other.height);
      return isAcross === isRow;
    };
    const pairs = [...tracks.values()].filter((pair) => pair.length === 2 && apart(pair));
    const meant = name === "" ? all : pairs.map((pair) => {
      const sorted = pair.toSorted((one, other) => place(one) - place(other));
      return name === "left" || name === "upper" ? sorted[0] : sorted[1];
    });
    return meant.map((element) => ({ element, rank: 0, matched: page.nameOf(element) }));
  }
  function endOfList(page, id, nth) {
    let at2 = page.at(id);
    while (at2 && at2 !== document.body && !page.hasAlike(at2)) at2 = page.parentOf(at2);
    const parent = at2 && at2 !== document.body ? page.parentOf(at2) : void 0;
    const siblings = parent ? page.childrenOf(parent).filter((one) => one.nodeType === 1 && page.visible(one) && page.hasAlike(one)) : [];
    const end = siblings.at(nth === 1 ? 0 : -1);
    return end && page.hold(end);
  }
  function freePoint(page, left) {
    const avoided = left.map((id) => page.at(id)).filter((at2) => at2 !== void 0);
    const { innerWidth: width, innerHeight: height } = window;
    const shares = [0.5, 0.03, 0.97, 0.25, 0.75];
    for (const down of [0.97, 0.03, 0.5, 0.25, 0.75])
      for (const across of shares) {
        const [x, y] = [Math.floor(width * across), Math.floor(height * down)];
        const hit = document.elementFromPoint(x, y);
        if (hit && isGround(hit) && !avoided.some((one) => page.contains(one, hit))) return { x, y };
      }
    return void 0;
    function isGround(element) {
      const box = page.boxOf(element);
      const isLarge = box.width * box.height >= width * height * 0.25;
      const isRoot = element === document.body || element === document.documentElement;
      const takes = ["button", "link", "tab", "menuitem", "textbox", "combobox", "dialog"].includes(
        page.roleOf(element)
      );
      const isMedia = ["iframe", "canvas", "video", "img", "a", "label"].includes(page.tagOf(element));
      return (isRoot || isLarge) && !takes && !isMedia && !(page.takesClicks(element) && !isLarge);
    }
  }

  // shared/domain/prose-steps/in-page/uploads.ts
  var uploads_exports = {};
  __export(uploads_exports, {
    attachFiles: () => attachFiles,
    dropFiles: () => dropFiles,
    fileField: () => fileField,
    fileFieldAmong: () => fileFieldAmong,
    filterAgainst: () => filterAgainst,
    makeFiles: () => makeFiles
  });
  function fileField(page, target) {
    const again = () => page.fileFieldAmong(target);
    return page.orBeside(again(), false, again);
  }
  function fileFieldAmong(page, target) {
    const where = page.scopeOf(target ?? {});
    if ("missed" in where) return where.missed;
    const { scope } = where;
    const all = page.elementsIn(scope).filter(
      (one) => page.tagOf(one) === "input" && one.type === "file" && page.reachable(one)
    );
    const labelled = (one) => page.visible(one) || page.labelsOf(one).some((label) => page.visible(label));
    const around = (one) => {
      const parent = page.parentOf(one);
      return parent !== void 0 && page.visible(parent);
    };
    const name = target?.name;
    const rankOf3 = (one) => {
      if (name === void 0) return labelled(one) || around(one) ? 0 : -1;
      if (!labelled(one)) return -1;
      const own = page.matchLevel(page.nameOf(one), name, target?.exact === true);
      if (own >= 0) return own;
      const beside2 = page.matchLevel(page.nearbyLabel(one), name, target?.exact === true);
      return beside2 >= 0 && beside2 <= 2 ? 40 + beside2 : -1;
    };
    const ranked = all.map((element) => ({ element, rank: rankOf3(element) })).filter((one) => one.rank >= 0);
    const best = Math.min(...ranked.map((one) => one.rank));
    const hits = ranked.filter((one) => one.rank === best);
    const chosen = target?.nth === void 0 ? hits : hits.slice(target.nth < 0 ? target.nth : target.nth - 1).slice(0, 1);
    const [hit] = chosen;
    if (!hit) return { status: "missing", candidates: page.candidates(all) };
    if (chosen.length > 1)
      return {
        status: "ambiguous",
        count: chosen.length,
        candidates: page.candidates(chosen.map((one) => one.element))
      };
    const called2 = page.nameOf(hit.element) || page.nearbyLabel(hit.element);
    const role = "file field";
    const part2 = hit.rank % 10 === 3 && name !== void 0;
    return {
      status: "found",
      id: page.hold(hit.element),
      role,
      name: called2,
      kind: "other",
      matched: name ?? "",
      ...part2 ? { part: { from: { role, name }, to: { role, name: called2 }, own: true } } : {}
    };
  }
  function makeFiles(_page, payloads) {
    const transfer = new DataTransfer();
    for (const { name, mediaType, sizeBytes, head, fill, tail } of payloads) {
      const bytes = new Uint8Array(sizeBytes).fill(fill);
      const put = (base64, at2) => {
        const raw = atob(base64);
        for (let index = 0; index < raw.length; index++) bytes[at2 + index] = raw.charCodeAt(index);
      };
      put(head, 0);
      put(tail, sizeBytes - atob(tail).length);
      transfer.items.add(new File([bytes], name, { type: mediaType }));
    }
    return transfer;
  }
  function filterAgainst(page, id, files) {
    const field = page.at(id);
    const kinds2 = (field ? page.attribute(field, "accept") : "").split(",").map((kind) => kind.trim().toLowerCase()).filter((kind) => kind !== "");
    const asked = ({ name, mediaType }) => kinds2.some((kind) => {
      if (kind.startsWith(".")) return name.toLowerCase().endsWith(kind);
      if (kind === "*/*" || kind === "*") return true;
      return kind.endsWith("/*") ? mediaType.startsWith(kind.slice(0, -1)) : mediaType === kind;
    });
    return kinds2.length === 0 || files.every(asked) ? null : kinds2.join(", ");
  }
  function attachFiles(page, id, payloads, asking) {
    const input = page.at(id);
    if (!input || !(input.isConnected || asking) || page.tagOf(input) !== "input" || input.type !== "file")
      return "What was found is no file field.";
    if (!page.enabled(input)) return "The file field is disabled.";
    if (input.webkitdirectory) return "The file field takes folders only.";
    if (payloads.length > 1 && !input.multiple) return "The file field takes one file only.";
    input.files = page.makeFiles(payloads).files;
    if (input.files?.length !== payloads.length) return "The file field did not take the file.";
    page.announce(id);
    return null;
  }
  function dropFiles(page, id, payloads) {
    const element = page.at(id);
    if (!element?.isConnected) return "The place went away.";
    const transfer = page.makeFiles(payloads);
    const { x, y, width, height } = element.getBoundingClientRect();
    const send = (type) => {
      const event = new DragEvent(type, {
        bubbles: true,
        cancelable: true,
        composed: true,
        dataTransfer: transfer,
        clientX: x + width / 2,
        clientY: y + height / 2
      });
      return !element.dispatchEvent(event);
    };
    send("dragenter");
    if (!send("dragover")) {
      send("dragleave");
      const field = page.elementsIn(element).find((one) => page.tagOf(one) === "input" && one.type === "file");
      return field ? page.attachFiles(page.hold(field), payloads) : "It takes no files.";
    }
    send("drop");
    return null;
  }

  // shared/domain/prose-steps/in-page/values.ts
  var values_exports = {};
  __export(values_exports, {
    announce: () => announce,
    changed: () => changed,
    formAmong: () => formAmong,
    formFor: () => formFor,
    isNativeOption: () => isNativeOption,
    leaveField: () => leaveField,
    listOption: () => listOption,
    member: () => member,
    pickOption: () => pickOption,
    requestSubmit: () => requestSubmit,
    scrollPage: () => scrollPage,
    setValue: () => setValue,
    settled: () => settled,
    suggests: () => suggests
  });
  function setValue(page, id, value) {
    const element = page.at(id);
    if (!element?.isConnected) return "The field went away.";
    if (page.tagOf(element) !== "input") return "This slider can only be moved with keys.";
    const prototype = element.ownerDocument.defaultView?.HTMLInputElement.prototype ?? HTMLInputElement.prototype;
    const before = element.value;
    const property = Object.getOwnPropertyDescriptor(prototype, "value");
    element.focus();
    property?.set?.call(element, value);
    const taken = element.type === "color" ? element.value === value.toLowerCase() : element.value === value;
    if (!taken && !(element.type === "range" && Number(element.value) === Number(value))) {
      const got = element.value;
      property?.set?.call(element, before);
      if (value !== "")
        return \`A field of type \${element.type} does not take "\${value}"\${got === "" ? "" : \`, it becomes "\${got}"\`}. Write dates as 2026-12-24, times as 14:30 and colours as #ff8800.\`;
    }
    page.announce(id);
    return null;
  }
  function announce(page, id) {
    const element = page.at(id);
    element?.dispatchEvent(new Event("input", { bubbles: true, composed: true }));
    element?.dispatchEvent(new Event("change", { bubbles: true }));
  }
  function changed(page, id) {
    page.at(id)?.dispatchEvent(new Event("change", { bubbles: true }));
  }
  function isNativeOption(page, id) {
    const element = page.at(id);
    return element !== void 0 && page.tagOf(element) === "option";
  }
  function suggests(page, id) {
    const element = page.at(id);
    const told2 = ["aria-controls", "aria-owns", "aria-expanded", "aria-autocomplete", "aria-haspopup"];
    return element !== void 0 && page.roleOf(element) === "combobox" && told2.some((name) => page.attribute(element, name) !== "");
  }
  function pickOption(page, id, value) {
    const held = page.at(id);
    const option = held && page.tagOf(held) === "option" ? held : void 0;
    const select = option ? option.closest("select") : held;
    if (!select?.isConnected) return { ok: false, options: [] };
    const options = [...select.options];
    const names = options.map((one) => page.tidy(one.label || one.text));
    const level = (at2) => page.matchLevel(names[at2] ?? "", value, false);
    let hits = option ? [option] : [];
    for (let wanted = 0; wanted <= 2 && hits.length === 0; wanted++)
      hits = options.filter((_one, at2) => level(at2) === wanted);
    if (hits.length === 0) hits = options.filter((one) => one.value === value);
    const [hit] = hits;
    if (!hit || hits.length > 1 || hit.matches(":disabled")) return { ok: false, options: names.slice(0, 20) };
    select.focus();
    if (select.multiple) hit.selected = true;
    else select.selectedIndex = options.indexOf(hit);
    const owner = page.hold(select);
    page.announce(owner);
    return { ok: true, options: names.slice(0, 20), id: owner };
  }
  function listOption(page, id, value) {
    const owner = page.at(id);
    const root = owner?.getRootNode();
    const ids = owner ? \`\${page.attribute(owner, "aria-controls")} \${page.attribute(owner, "aria-owns")}\`.trim() : "";
    const list = ids === "" ? null : root?.getElementById(ids.split(/\\s+/)[0] ?? "") ?? null;
    const scope = list ?? (owner && page.roleOf(owner) === "listbox" ? owner : document.documentElement);
    const kinds2 = list ? ["option", "menuitem", "menuitemcheckbox", "menuitemradio", "treeitem"] : ["option"];
    const options = page.elementsIn(scope).filter(
      (element) => kinds2.includes(page.roleOf(element)) && page.tagOf(element) !== "option" && page.visible(element)
    );
    for (let level = 0; level <= 2; level++) {
      const hits = options.filter((element) => page.matchLevel(page.nameOf(element), value, false) === level);
      const [hit] = hits;
      if (hit && hits.length === 1)
        return {
          status: "found",
          id: page.hold(hit),
          role: "option",
          name: page.nameOf(hit),
          kind: "option",
          matched: value
        };
      if (hits.length > 1) return { status: "ambiguous", candidates: page.candidates(hits) };
    }
    return { status: "missing", candidates: options.slice(0, 10).map((element) => page.candidate(element)) };
  }
  function member(page, id, value) {
    const group = page.at(id);
    const members = group ? page.elementsIn(group).filter((element) => page.kindOf(element) === "checkable") : [];
    for (let level = 0; level <= 2; level++) {
      const hits = members.filter((element) => page.matchLevel(page.nameOf(element), value, false) === level);
      const [hit] = hits;
      if (hit && hits.length === 1)
        return {
          status: "found",
          id: page.hold(hit),
          role: page.roleOf(hit),
          name: page.nameOf(hit),
          kind: "checkable",
          matched: value
        };
      if (hits.length > 1) return { status: "ambiguous", candidates: page.candidates(hits) };
    }
    return { status: "missing", candidates: members.slice(0, 10).map((element) => page.candidate(element)) };
  }
  function leaveField(_page) {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    const framed = active?.contentDocument?.activeElement;
    (framed ?? active)?.blur?.();
  }
  function formFor(page, target) {
    const again = () => page.formAmong(target);
    return page.orBeside(again(), false, again);
  }
  function formAmong(page, target) {
    const all = target?.name === void 0 ? page.elementsIn().filter((element) => page.tagOf(element) === "form") : page.regions(target, document.documentElement);
    const shown = all.filter(
      (form2) => page.exposed(form2) && page.reachable(form2) && page.boxOf(form2).height > 0
    );
    const focused = shown.filter(
      (form2) => form2.contains(document.activeElement) || form2.contains(form2.getRootNode().activeElement)
    );
    const [form] = shown.length > 1 && focused.length === 1 ? focused : shown;
    if (!form) return { status: "missing", candidates: [] };
    if (shown.length > 1 && focused.length !== 1)
      return { status: "ambiguous", candidates: page.candidates(shown) };
    const controls2 = Object.getOwnPropertyDescriptor(HTMLFormElement.prototype, "elements")?.get?.call(
      form
    );
    const images = [...form.querySelectorAll("input[type=image]")];
    const buttons = [...controls2, ...images].filter(
      (one) => ["submit", "image"].includes(one.type) && page.exposed(one)
    );
    if (buttons.length > 1) return { status: "ambiguous", candidates: page.candidates(buttons) };
    const chosen = buttons[0] ?? form;
    return {
      status: "found",
      id: page.hold(chosen),
      role: page.roleOf(chosen),
      name: page.nameOf(chosen),
      kind: "other",
      matched: ""
    };
  }
  function requestSubmit(page, id) {
    const form = page.at(id);
    if (form) HTMLFormElement.prototype.requestSubmit.call(form);
  }
  function scrollPage(_page, end) {
    const { scrollHeight } = document.documentElement;
    scrollTo({ top: end === "top" ? 0 : scrollHeight, behavior: "instant" });
    return scrollHeight;
  }
  async function settled(_page) {
    const frames = new Promise(
      (resolve2) => requestAnimationFrame(() => requestAnimationFrame(() => resolve2()))
    );
    await Promise.race([frames, new Promise((resolve2) => setTimeout(resolve2, 60))]);
    return document.readyState === "complete";
  }

  // shared/domain/prose-steps/in-page/visibility.ts
  var visibility_exports = {};
  __export(visibility_exports, {
    boxOf: () => boxOf,
    cutterOf: () => cutterOf,
    exposed: () => exposed,
    isClippedAway: () => isClippedAway,
    isCutOff: () => isCutOff,
    reachable: () => reachable,
    rendered: () => rendered,
    scrolledBy: () => scrolledBy,
    visible: () => visible
  });
  function rendered(page, element) {
    return page.once("rendered", element, () => {
      if (!element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false })) {
        const style = getComputedStyle(element);
        const around = style.display === "contents" ? page.parentOf(element) : void 0;
        return around !== void 0 && style.visibility === "visible" && page.rendered(around);
      }
      const frame = element.ownerDocument.defaultView?.frameElement;
      return frame ? page.rendered(frame) : true;
    });
  }
  function exposed(page, element) {
    const excluded = (at2) => at2 !== void 0 && page.once(
      "excluded",
      at2,
      () => (page.attribute(at2, "aria-hidden") === "true" || at2.hasAttribute("inert")) && !(page.unbarred && page.isRest(at2)) || excluded(page.parentOf(at2))
    );
    return page.rendered(element) && !excluded(element);
  }
  function visible(page, element) {
    const shows = (at2) => {
      if (at2 === void 0) return true;
      return page.once("shows", at2, () => {
        const view = at2.ownerDocument.defaultView;
        const style = view?.getComputedStyle(at2);
        if (!view || !style || Number(style.opacity) === 0) return false;
        if (style.display === "contents") return shows(page.parentOf(at2));
        const box = at2.getBoundingClientRect();
        if (page.isClippedAway(at2)) return false;
        const { left, top } = page.scrolledBy(at2);
        const outside = box.right + view.scrollX + left <= 0 || box.bottom + view.scrollY + top <= 0;
        if (outside && box.width > 0 && box.height > 0) return false;
        return shows(page.parentOf(at2));
      });
    };
    return page.rendered(element) && shows(element) && !page.isCutOff(element);
  }
  function scrolledBy(page, element) {
    return page.once("scrolled", element, () => {
      const around = page.parentOf(element);
      if (!around || ["html", "body", "iframe", "frame"].includes(page.tagOf(around)))
        return { left: 0, top: 0 };
      const { left, top } = page.scrolledBy(around);
      return { left: left + Math.max(around.scrollLeft, 0), top: top + Math.max(around.scrollTop, 0) };
    });
  }
  function isClippedAway(page, element) {
    return page.once("clipped", element, () => {
      const style = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      const clips = style.overflowX !== "visible" || style.clipPath !== "none" || style.clip !== "auto";
      if (!clips) return false;
      if (width <= 1 || height <= 1) return true;
      const isPlaced = ["absolute", "fixed"].includes(style.position);
      const edges = (isPlaced ? /^rect\\((.+)\\)$/.exec(style.clip)?.[1] : void 0)?.split(/,? /).map(Number.parseFloat);
      const [top = 0, right = width, bottom = height, left = 0] = edges ?? [];
      if (right - left <= 1 || bottom - top <= 1) return true;
      const inset = /^inset\\(([\\d.]+)(%|px)\\)$/.exec(style.clipPath);
      const share = Number(inset?.[1] ?? 0);
      return inset?.[2] === "%" ? share >= 50 : 2 * share >= Math.min(width, height) - 1 && share > 0;
    });
  }
  function isCutOff(page, element) {
    return page.once("cut off", element, () => {
      const box = element.getBoundingClientRect();
      if (box.width === 0 || box.height === 0) return false;
      for (let by = page.cutterOf(element); by; by = page.cutterOf(by)) {
        const frame = by.getBoundingClientRect();
        if (box.right <= frame.left || box.left >= frame.right) return true;
        if (box.bottom <= frame.top || box.top >= frame.bottom) return true;
      }
      return false;
    });
  }
  function cutterOf(page, element) {
    return page.once("cutter", element, () => {
      const own = getComputedStyle(element);
      let at2 = page.parentOf(element);
      if (own.position === "fixed" || !at2) return void 0;
      const isHolder = (style) => style.position !== "static" || style.transform !== "none";
      while (at2 && own.position === "absolute" && !isHolder(getComputedStyle(at2))) at2 = page.parentOf(at2);
      if (!at2 || ["html", "body", "iframe", "frame"].includes(page.tagOf(at2))) return void 0;
      const { overflowX, overflowY } = getComputedStyle(at2);
      const cuts = [overflowX, overflowY].every((one) => one === "hidden" || one === "clip");
      return cuts ? at2 : page.cutterOf(at2);
    });
  }
  function boxOf(_page, element) {
    const { x, y, width, height } = element.getBoundingClientRect();
    const box = { x, y, width, height };
    let view = element.ownerDocument.defaultView;
    while (view?.frameElement) {
      const frame = view.frameElement;
      const outer2 = frame.getBoundingClientRect();
      const style = frame.ownerDocument.defaultView?.getComputedStyle(frame);
      box.x += outer2.x + frame.clientLeft + (Number.parseFloat(style?.paddingLeft ?? "") || 0);
      box.y += outer2.y + frame.clientTop + (Number.parseFloat(style?.paddingTop ?? "") || 0);
      view = frame.ownerDocument.defaultView;
    }
    return box;
  }
  function reachable(page, element) {
    if (page.unbarred) return true;
    const modals = page.once(
      "modals",
      element.ownerDocument,
      () => page.elementsIn(element.ownerDocument.documentElement).filter(
        (at2) => (at2.matches("dialog:modal") || page.attribute(at2, "aria-modal") === "true") && page.visible(at2)
      )
    );
    return modals.length === 0 || modals.some((modal) => page.contains(modal, element));
  }

  // shared/domain/prose-steps/in-page/whole-names.ts
  var whole_names_exports = {};
  __export(whole_names_exports, {
    bearing: () => bearing,
    destroys: () => destroys,
    holdsWhole: () => holdsWhole,
    isOfPlace: () => isOfPlace,
    isPartly: () => isPartly,
    nameLevel: () => nameLevel,
    partOfPlace: () => partOfPlace,
    partly: () => partly,
    partlyBeside: () => partlyBeside,
    renamedTo: () => renamedTo
  });
  var destroying = new RegExp(
    \`(?<![\\\\p{L}\\\\p{N}])(?:\${[
      "delet remov(?!al) eras wipe clear(?!ance) reset discard destroy purg trash cancel(?!lation) revok deactivat terminat uninstall unsubscrib overwrit empty drop(?!\\\\p{L})",
      "lösch entfern verw[ei]rf leer zurücksetz kündig stornier abbrech vernicht",
      "supprim effac retir(?:er|ez) vid(?:er|ez) annul réinitialis",
      "elimin borr(?:ar|e) quit(?:ar|e) vaci cancel restablec descart",
      "cancell rimuov svuot scart ripristin",
      "exclu[ií] apag remov limp(?:ar|e) redefin",
      "verwijder wis(?:sen)?(?!\\\\p{L}) annuleer",
      "usuń usun skasuj wyczyść anuluj",
      "radera slet(?!\\\\p{L}) slett fjern poista smaz odstran",
      "удал очист стере отмен видал sil(?!\\\\p{L}) kaldır"
    ].join(" ").split(" ").join("|")})\`,
    "iu"
  );
  function destroys(_page, name) {
    return destroying.test(name);
  }
  function nameLevel(page, actual, wanted, exact) {
    const level = page.matchLevel(actual, wanted, exact);
    if (level !== 2 || !page.destroys(\`\${actual} \${wanted}\`)) return level;
    const letters = (text) => page.tidy(text).toLowerCase().replace(/[^\\p{L}]+/gu, "");
    return letters(actual) === letters(wanted) ? 2 : 3;
  }
  var holding = ["row", "listitem", "article", "treeitem", "cell", "gridcell", "rowheader"];
  function holdsWhole(page, element, name) {
    if (!holding.includes(page.roleOf(element))) return false;
    return page.once(\`whole \${name}\`, element, () => {
      const isWhole2 = (text) => {
        const level = page.matchLevel(text, name, false);
        if (level >= 0 && level <= 2) return true;
        const [start, more] = [page.tidy(text).slice(0, name.length), page.tidy(text).slice(name.length)];
        return start.toLowerCase() === page.tidy(name).toLowerCase() && /^\\s*[,;:|(–—·]|^ - /.test(more);
      };
      const cells = page.elementsIn(element).filter((at2) => ["cell", "gridcell", "rowheader"].includes(page.roleOf(at2)));
      const keys = cells.map((cell) => page.loose(page.textOf(cell)));
      const key = page.loose(name);
      if (keys.some(
        (_key, at2) => keys.some((_other, end) => end > at2 && keys.slice(at2, end + 1).join("") === key)
      ))
        return true;
      return page.elementsIn(element).filter((at2) => page.rendered(at2)).some((at2) => {
        const own = page.childrenOf(at2).map((child) => child.nodeType === 3 ? child.nodeValue ?? "" : "\\n").join("");
        return own.split("\\n").some(isWhole2) || isWhole2(page.nameOf(at2)) || at2 !== element && isWhole2(page.textOf(at2));
      });
    });
  }
  function partly(page, found) {
    const controls2 = page.rolesFor("state", void 0);
    const pressed = found.filter(
      ({ element }) => controls2.includes(page.roleOf(element)) || page.takesClicks(element)
    );
    return pressed.length > 0 ? pressed : found.filter(({ rank: rank2 }) => rank2 === found[0]?.rank);
  }
  function renamedTo(page, target, { element, rank: rank2, matched }, purpose) {
    const { name = "", role } = target;
    const isPart2 = rank2 % 10 === 3 && target.signs === void 0 && !page.isOfPlace(target, element);
    const place = page.partOfPlace(target.within ?? target.near, element);
    if (!isPart2 && !place) return void 0;
    const now = page.nameOf(element) || matched;
    const isHolder = holding.includes(page.roleOf(element));
    const shown = purpose === "point" && !isHolder ? page.textOf(element).slice(0, 200) : "";
    if ([name, isHolder ? "" : now, shown].some((text) => page.destroys(text))) return null;
    const isPressed = isPart2 && purpose === "point" && !isHolder;
    if (isPressed && [now, shown].some((text) => page.actsOnMore(name, text))) return null;
    if (!isPart2) return place && { ...place, own: false };
    const known = isHolder ? page.bearing(element, name) : short(now);
    return {
      from: { ...role === void 0 ? {} : { role }, name },
      to: { role: page.roleOf(element) || "text", name: known },
      own: true
    };
  }
  var short = (text) => text.length > 60 ? \`\${text.slice(0, 57)}...\` : text;
  var fillers = new Set("the a an this item row entry for from of in on task card product".split(" "));
  function isPartly(page, { name, held, role = "" }, place) {
    const isKnown = ["row", "listitem", "entry", "place"].includes(role) && holding.includes(page.roleOf(place));
    return name !== void 0 && held === void 0 && isKnown && !page.holdsWhole(place, name);
  }
  function isOfPlace(page, { name = "", within }, element) {
    if (!within) return false;
    const words3 = (text) => page.tidy(text).toLowerCase().split(/[^\\p{L}\\p{N}]+/u);
    const said = new Set(words3(name));
    const more = words3(page.nameOf(element)).filter(
      (word) => !said.has(word) && !fillers.has(word) && word !== ""
    );
    if (more.length === 0) return false;
    for (let at2 = page.parentOf(element); at2; at2 = page.parentOf(at2))
      if (page.holdsWhole(at2, more.join(" "))) return true;
    return false;
  }
  function partOfPlace(page, place, element) {
    for (let at2 = place; at2; at2 = at2.within) {
      const { name, held } = at2;
      if (name === void 0 || held !== void 0) continue;
      let around = page.parentOf(element);
      while (around && !(holding.includes(page.roleOf(around)) && page.mayHold(around, name)))
        around = page.parentOf(around);
      const places = page.once(
        "places",
        JSON.stringify(at2),
        () => page.regions(at2, document.documentElement)
      );
      const isMeant = around && places.includes(around);
      if (!isMeant) {
        const anchor = page.partlyBeside(at2);
        if (anchor) return anchor;
      }
      if (!around || !isMeant || page.holdsWhole(around, name)) continue;
      const role = page.roleOf(around);
      return { from: { role, name }, to: { role, name: page.bearing(around, name) } };
    }
    return void 0;
  }
  function partlyBeside(page, place) {
    const { name = "", or = [], also = [] } = place;
    const names = [name, ...also, ...or.map((one) => one.name ?? "")].filter((one) => one !== "");
    const isMarked2 = page.regions(place, document.documentElement).length > 0;
    const anchors = isMarked2 ? [] : page.once("beside", JSON.stringify(place), () => page.anchorsOf(place));
    const [anchor] = anchors;
    if (!anchor || anchors.length > 1) return void 0;
    const called2 = [page.nameOf(anchor), page.textOf(anchor), page.labelBeside(anchor)];
    const bears = (one) => page.holdsWhole(anchor, one) || called2.some((text) => {
      const level = page.matchLevel(text, one, false);
      return level >= 0 && level <= 2;
    });
    const isPart2 = called2.some((text) => page.matchLevel(text, name, false) === 3);
    if (!isPart2 || names.some(bears)) return void 0;
    const role = page.roleOf(anchor);
    return {
      from: { role: role || "text", name },
      to: { role: role || "text", name: page.bearing(anchor, name) }
    };
  }
  function bearing(page, element, name) {
    const texts2 = page.elementsIn(element).map((at2) => page.textOf(at2));
    const holders2 = texts2.filter((text) => page.hasWhole(text.toLowerCase(), page.tidy(name).toLowerCase()));
    const [shortest = name] = holders2.toSorted((a, b) => a.length - b.length);
    return shortest.length > 60 ? \`\${shortest.slice(0, 57)}...\` : shortest;
  }

  // shared/domain/prose-steps/in-page/in-page.injected.ts
  var modules = [
    dom_exports,
    evidence_exports,
    visibility_exports,
    drawn_exports,
    roles_exports,
    matching_exports,
    names_exports,
    nearby_label_exports,
    text_exports,
    regions_exports,
    resolve_exports,
    near_exports,
    symbols_exports,
    candidates_exports,
    offering_exports,
    aiming_exports,
    controls_exports,
    popups_exports,
    date_parts_exports,
    part_lists_exports,
    part_list_checks_exports,
    ranks_exports,
    whole_names_exports,
    acts_exports,
    answers_exports,
    code_boxes_exports,
    values_exports,
    checks_exports,
    page_checks_exports,
    entries_exports,
    collections_exports,
    collection_nouns_exports,
    collection_sayings_exports,
    collection_checks_exports,
    collection_counts_exports,
    collection_members_exports,
    sorting_exports,
    subjects_exports,
    text_checks_exports,
    places_exports,
    labelled_exports,
    heal_exports,
    order_exports,
    unmarked_exports,
    uploads_exports,
    gestures_exports,
    calendar_months_exports,
    calendar_exports,
    calendar_turning_exports,
    native_dates_exports,
    page_names_exports,
    cells_exports,
    figures_exports,
    attributes_exports,
    frames_exports,
    outline_exports,
    fault_tools_exports,
    fault_texts_exports,
    fault_states_exports,
    fault_places_exports,
    try_fault_exports,
    told_words_exports,
    text_places_exports,
    told_texts_exports,
    told_values_exports,
    shown_exports,
    parts_exports,
    part_checks_exports,
    conditions_exports,
    each_condition_exports,
    looks_exports,
    layers_exports,
    beside_exports,
    set_conditions_exports,
    colours_exports,
    gauges_exports,
    each_member_exports,
    kept_members_exports,
    tokens_exports,
    rest_exports,
    noted_cell_exports,
    about_texts_exports
  ];
  function main() {
    const page = {
      held: [],
      base: 0,
      unbarred: false,
      memo: /* @__PURE__ */ new Map(),
      evidence: [],
      undos: []
    };
    const functions = page;
    for (const module of modules)
      for (const [name, value] of Object.entries(module))
        functions[name] = value.bind(void 0, page);
    page.call = (name, args) => {
      page.memo.clear();
      page.evidence.length = 0;
      return functions[name]?.(...args);
    };
    return page;
  }
  return __toCommonJS(in_page_injected_exports);
})();
return injected.main
})()`
