(function () {
  var view = 'board', mechFilter = 'all', stockTab = 'all', openNo = null, drTab = 'overview', express = false, vatDraft = DB.settings.vat, toastT, onYes;
  function $(s) { return document.querySelector(s); }
  function eur(n) { return '€' + (Math.round(n * 100) / 100).toFixed(2); }
  function esc(s) { return String(s).replace(/[&<>"]/g, function (c) { return { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }[c]; }); }
  function by(list, id) { return list.filter(function (x) { return x.id === id; })[0]; }
  function job(no) { return DB.jobs.filter(function (j) { return j.no === +no; })[0]; }
  function labour(j) { return by(SERVICES, j.service).price + (j.express ? DB.settings.express : 0); }
  function partsSum(j) { return j.parts.reduce(function (s, p) { return s + p.qty * by(DB.parts, p.id).price; }, 0); }
  function total(j) { var n = labour(j) + partsSum(j); return DB.settings.vat ? n : n * 1.2; }
  function toast(t) {
    var el = $('#toast'); el.textContent = t; el.classList.add('show');
    clearTimeout(toastT); toastT = setTimeout(function () { el.classList.remove('show'); }, 4000);
  }
  var ARROW = '<svg viewBox="0 0 24 24"><path d="M13 5l7 7-7 7-1.500-1.500L16 13H4v-2h12l-4.500-4.500z"/></svg>';
  var BACK = '<svg viewBox="0 0 24 24"><path d="M11 5l-7 7 7 7 1.500-1.500L8 13h12v-2H8l4.500-4.500z"/></svg>';
  var BIN = '<svg viewBox="0 0 24 24"><path d="M6 7h12l-1 14H7zM9 3h6l1 2h4v1H4V5h4z"/></svg>';
  var TICK = '<svg viewBox="0 0 24 24"><path d="M9 16l-4-4-1.500 1.500L9 19 21 7l-1.500-1.500z"/></svg>';

  /* ---- board ---- */
  function drawChips() {
    var opts = [{ id: 'all', name: 'Everyone' }].concat(MECHS.slice(1));
    $('#mechChips').innerHTML = opts.map(function (m) { return '<div class="chip' + (m.id === mechFilter ? ' on' : '') + '" data-m="' + m.id + '">' + m.name + '</div>'; }).join('');
  }
  function drawBoard() {
    var q = $('#boardSearch').value.trim().toLowerCase();
    $('#boardClear').style.visibility = q ? 'visible' : 'hidden';
    var vis = DB.jobs.filter(function (j) {
      return (mechFilter === 'all' || j.mech === mechFilter) && (!q || (j.customer + ' ' + j.bike + ' #' + j.no).toLowerCase().indexOf(q) > -1);
    });
    $('#board').innerHTML = COLS.map(function (c) {
      var js = vis.filter(function (j) { return j.col === c.id; });
      js.sort(function (a, b) { return (b.express - a.express) || (a.no - b.no); });
      return '<div class="col" data-col="' + c.id + '"><div class="col-h"><span>' + c.name + '</span><span class="pill">' + js.length + '</span></div>' +
        (js.map(cardHtml).join('') || '<div class="none-here">Nothing here</div>') + '</div>';
    }).join('');
  }
  function cardHtml(j) {
    var m = by(MECHS, j.mech), ready = j.col === 'ready';
    return '<div class="card' + (j.express ? ' express' : '') + '" data-no="' + j.no + '">' +
      '<div class="c-top"><span>#' + j.no + '</span><span>' + eur(total(j)) + '</span></div>' +
      '<div class="c-name">' + esc(j.customer) + '</div><div class="c-bike">' + esc(j.bike) + '</div>' +
      '<div class="c-foot"><span class="tag">' + by(SERVICES, j.service).name + '</span>' + (j.express ? '<span class="tag red">Express</span>' : '') +
      '<span class="sp"></span><div class="av' + (j.mech ? '' : ' none') + '" title="' + m.name + '">' + m.ini + '</div>' +
      '<span class="ic" data-act="del" title="Delete job">' + BIN + '</span>' +
      (j.col !== 'waiting' ? '<span class="ic" data-act="back" title="Move back">' + BACK + '</span>' : '') +
      (ready ? '<span class="ic" data-act="collect" title="Collected and paid">' + TICK + '</span>' : '<span class="ic" data-act="next" title="Move on">' + ARROW + '</span>') +
      '</div></div>';
  }
  function move(j, d) {
    var i = COLS.indexOf(by(COLS, j.col)) + d;
    if (d > 0 && j.col === 'waiting' && !j.mech) { toast('Assign a mechanic first'); return; }
    j.col = COLS[i].id;
    j.log.push('Moved to ' + COLS[i].name);
    toast('#' + j.no + ' moved to ' + COLS[i].name);
    draw();
  }
  function collect(j) {
    DB.taken.push({ no: j.no, customer: j.customer, sum: total(j) });
    DB.jobs.splice(DB.jobs.indexOf(j), 1);
    if (openNo === j.no) closeDrawer();
    toast('#' + j.no + ' collected, ' + eur(DB.taken[DB.taken.length - 1].sum) + ' taken');
    draw();
  }
  function del(j) {
    $('#confirmText').textContent = 'Delete job #' + j.no + ' for ' + j.customer + '? Parts go back on the shelf.';
    onYes = function () {
      j.parts.forEach(function (p) { by(DB.parts, p.id).qty += p.qty; });
      DB.jobs.splice(DB.jobs.indexOf(j), 1);
      if (openNo === j.no) closeDrawer();
      toast('Job #' + j.no + ' deleted');
      draw();
    };
    $('#confirm').classList.add('open');
  }
  $('#confirmNo').onclick = function () { $('#confirm').classList.remove('open'); };
  $('#confirmYes').onclick = function () { $('#confirm').classList.remove('open'); onYes(); };
  $('#board').onclick = function (e) {
    var c = e.target.closest('.card'); if (!c) return;
    var j = job(c.dataset.no), a = e.target.closest('[data-act]');
    if (!a) return openDrawer(j);
    ({ next: function () { move(j, 1); }, back: function () { move(j, -1); }, collect: function () { collect(j); }, del: function () { del(j); } })[a.dataset.act]();
  };
  $('#mechChips').onclick = function (e) { var c = e.target.closest('.chip'); if (c) { mechFilter = c.dataset.m; drawChips(); drawBoard(); } };
  $('#boardSearch').oninput = drawBoard;
  $('#boardClear').onclick = function () { $('#boardSearch').value = ''; drawBoard(); };

  /* ---- new job ---- */
  var ddService = new Dropdown($('#ddService'), SERVICES.map(function (s) { return { value: s.id, label: s.name + ' · ' + eur(s.price) }; }), 'Pick a service', estimate);
  var ddMech = new Dropdown($('#ddMech'), MECHS.map(function (m) { return { value: m.id, label: m.name }; }), 'Unassigned');
  function estimate() {
    var s = by(SERVICES, ddService.value), n = (s ? s.price : 0) + (express ? DB.settings.express : 0);
    $('#estimate').textContent = eur(DB.settings.vat ? n : n * 1.2);
  }
  function clearErr() { ['Customer', 'Bike', 'Service'].forEach(function (f) { $('#e' + f).textContent = ''; }); }
  $('#newJob').onclick = function () {
    $('#fCustomer').value = $('#fBike').value = $('#fNotes').value = '';
    ddService.set(null); ddMech.set(null); express = false; $('#fExpress').classList.remove('on');
    $('#noteLeft').textContent = 80; $('#expressHint').textContent = 'adds ' + eur(DB.settings.express);
    clearErr(); estimate();
    $('#jobModal').classList.add('open'); $('#fCustomer').focus();
  };
  document.querySelectorAll('[data-close]').forEach(function (b) { b.onclick = function () { $('#jobModal').classList.remove('open'); }; });
  $('#fExpress').onclick = function () { express = !express; this.classList.toggle('on', express); estimate(); };
  $('#fNotes').oninput = function () { $('#noteLeft').textContent = 80 - this.value.length; };
  $('#saveJob').onclick = function () {
    clearErr();
    var c = $('#fCustomer').value.trim(), b = $('#fBike').value.trim(), ok = true;
    if (c.length < 3) { $('#eCustomer').textContent = c ? 'Name is too short' : 'Who is the customer?'; ok = false; }
    if (!b) { $('#eBike').textContent = 'Please describe the bike'; ok = false; }
    if (!ddService.value) { $('#eService').textContent = 'Please pick a service'; ok = false; }
    if (!ok) return;
    var j = { no: DB.nextNo++, customer: c, bike: b, service: ddService.value, mech: ddMech.value || '', express: express, notes: $('#fNotes').value.trim(), col: 'waiting', parts: [], log: ['Job created'] };
    DB.jobs.push(j);
    $('#jobModal').classList.remove('open');
    toast('Job #' + j.no + ' created');
    draw();
  };

  /* ---- drawer ---- */
  function openDrawer(j) { openNo = j.no; drTab = 'overview'; $('#drawer').classList.add('open'); drawDrawer(); }
  function closeDrawer() { openNo = null; $('#drawer').classList.remove('open'); }
  $('#drClose').onclick = closeDrawer;
  $('#drTabs').onclick = function (e) { var t = e.target.closest('.tab'); if (t) { drTab = t.dataset.t; drawDrawer(); } };
  function drawDrawer() {
    var j = openNo && job(openNo); if (!j) return;
    $('#drNo').textContent = 'Job #' + j.no; $('#drName').textContent = j.customer;
    document.querySelectorAll('#drTabs .tab').forEach(function (t) { t.classList.toggle('on', t.dataset.t === drTab); });
    var b = $('#drBody');
    if (drTab === 'overview') {
      b.innerHTML = [['Bike', esc(j.bike)], ['Service', by(SERVICES, j.service).name], ['Stage', by(COLS, j.col).name], ['Notes', esc(j.notes) || '—']].map(function (r) {
        return '<div class="kv"><div>' + r[0] + '</div><div>' + r[1] + '</div></div>'; }).join('') + '<div class="kv"><div>Mechanic</div><div class="dd" id="drMech" style="flex:1"></div></div>';
      var dm = new Dropdown($('#drMech'), MECHS.map(function (m) { return { value: m.id, label: m.name }; }), 'Unassigned', function (v) {
        j.mech = v; j.log.push(v ? 'Assigned to ' + by(MECHS, v).name : 'Mechanic removed'); draw();
      });
      dm.set(j.mech);
    } else if (drTab === 'parts') {
      b.innerHTML = '<div class="addline"><div class="dd" id="drPart"></div><input type="text" id="drQty" value="1" title="Quantity" style="width:52px"><button class="btn" id="drAdd">Add</button></div><div class="err" id="drErr"></div>' +
        (j.parts.map(function (p, i) { var x = by(DB.parts, p.id); return '<div class="pl"><div>' + p.qty + ' × ' + esc(x.name) + '</div><div>' + eur(p.qty * x.price) + '</div><span class="ic" data-rm="' + i + '" title="Remove">' + BIN + '</span></div>'; }).join('') || '<div class="none-here">No parts used yet</div>');
      var dp = new Dropdown($('#drPart'), DB.parts.map(function (p) { return { value: p.id, label: p.name }; }), 'Choose a part');
      $('#drAdd').onclick = function () {
        var raw = $('#drQty').value.trim(), err = $('#drErr');
        if (!dp.value) { err.textContent = 'Choose a part first'; return; }
        if (!/^[1-9]\d*$/.test(raw)) { err.textContent = 'Quantity must be a whole number'; return; }
        var p = by(DB.parts, dp.value), n = +raw;
        if (!p.qty) { err.textContent = p.name + ' is sold out'; return; }
        if (n > p.qty) { err.textContent = 'Only ' + p.qty + ' on the shelf'; return; }
        p.qty -= n;
        var line = by(j.parts, p.id);
        if (line) line.qty += n; else j.parts.push({ id: p.id, qty: n });
        j.log.push('Added ' + n + ' × ' + p.name);
        draw();
      };
      b.onclick = function (e) {
        var r = e.target.closest('[data-rm]'); if (!r) return;
        var line = j.parts.splice(+r.dataset.rm, 1)[0], p = by(DB.parts, line.id);
        p.qty += line.qty; j.log.push('Removed ' + line.qty + ' × ' + p.name); draw();
      };
    } else {
      b.innerHTML = j.log.slice().reverse().map(function (l) { return '<div class="pl"><div>' + esc(l) + '</div></div>'; }).join('');
    }
    if (drTab !== 'parts') b.onclick = null;
    var rows = [['Service', by(SERVICES, j.service).price]];
    if (j.express) rows.push(['Express', DB.settings.express]);
    rows.push(['Parts', partsSum(j)]);
    if (!DB.settings.vat) rows.push(['VAT 20 %', (labour(j) + partsSum(j)) * 0.2]);
    $('#drSum').innerHTML = rows.map(function (r) { return '<div class="sumrow"><span>' + r[0] + '</span><span>' + eur(r[1]) + '</span></div>'; }).join('') +
      '<div class="sumrow t"><span>Total</span><span>' + eur(total(j)) + '</span></div>';
  }

  /* ---- parts ---- */
  function isLow(p) { return p.qty > 0 && p.qty <= DB.settings.low; }
  function drawStock() {
    var l = DB.parts.filter(function (p) { return stockTab === 'all' || (stockTab === 'low' ? isLow(p) : p.qty === 0); });
    document.querySelectorAll('#stockTabs .tab').forEach(function (t) { t.classList.toggle('on', t.dataset.t === stockTab); });
    $('#stockList').innerHTML = l.map(function (p) {
      return '<div class="li" data-id="' + p.id + '"><div class="nm">' + esc(p.name) + '</div>' +
        (p.qty === 0 ? '<span class="tag red">Sold out</span>' : isLow(p) ? '<span class="tag amber">Low</span>' : '') +
        '<div class="pr">' + eur(p.price) + '</div><div class="step"><span class="b' + (p.qty ? '' : ' off') + '" data-d="-1">−</span><span class="n">' + p.qty + '</span><span class="b" data-d="1">+</span></div></div>';
    }).join('') || '<div class="none-here">Nothing here</div>';
    $('#stockCount').textContent = l.length + (l.length === 1 ? ' part' : ' parts');
    $('#stockValue').textContent = eur(l.reduce(function (s, p) { return s + p.qty * p.price; }, 0));
  }
  $('#stockTabs').onclick = function (e) { var t = e.target.closest('.tab'); if (t) { stockTab = t.dataset.t; drawStock(); } };
  $('#stockList').onclick = function (e) {
    var s = e.target.closest('[data-d]'); if (!s) return;
    var p = by(DB.parts, s.closest('.li').dataset.id);
    p.qty = Math.max(0, p.qty + +s.dataset.d); draw();
  };

  /* ---- takings ---- */
  function drawTakings() {
    $('#kJobs').textContent = DB.taken.length;
    $('#kTaken').textContent = eur(DB.taken.reduce(function (s, t) { return s + t.sum; }, 0));
    $('#kOpen').textContent = eur(DB.jobs.reduce(function (s, j) { return s + total(j); }, 0));
    $('#takingsList').innerHTML = DB.taken.map(function (t) { return '<div class="li"><div>#' + t.no + '</div><div class="nm">' + esc(t.customer) + '</div><div class="pr">' + eur(t.sum) + '</div></div>'; }).join('') || '<div class="none-here">No bikes collected yet</div>';
  }

  /* ---- settings ---- */
  function loadSettings() {
    $('#setExpress').value = DB.settings.express; $('#setLow').value = DB.settings.low; vatDraft = DB.settings.vat;
    $('#setExpressErr').textContent = $('#setLowErr').textContent = ''; drawVat(); dirty();
  }
  function drawVat() { $('#setVat').classList.toggle('on', vatDraft); $('#vatHint').textContent = vatDraft ? 'VAT is already in the price' : '20 % is added to every job'; }
  function dirty() {
    $('#saveSet').disabled = $('#setExpress').value === String(DB.settings.express) && $('#setLow').value === String(DB.settings.low) && vatDraft === DB.settings.vat;
  }
  $('#setExpress').oninput = $('#setLow').oninput = dirty;
  $('#setVat').onclick = function () { vatDraft = !vatDraft; drawVat(); dirty(); };
  $('#saveSet').onclick = function () {
    var x = $('#setExpress').value.trim(), l = $('#setLow').value.trim(), ok = true;
    $('#setExpressErr').textContent = $('#setLowErr').textContent = '';
    if (!/^\d+(\.\d{1,2})?$/.test(x) || +x > 50) { $('#setExpressErr').textContent = 'Enter an amount between 0 and 50'; ok = false; }
    if (!/^\d+$/.test(l)) { $('#setLowErr').textContent = 'Whole number, please'; ok = false; }
    if (!ok) return;
    DB.settings = { express: +x, low: +l, vat: vatDraft };
    loadSettings(); toast('Settings saved'); draw();
  };

  /* ---- shell ---- */
  document.querySelectorAll('.rail-item').forEach(function (r) {
    r.onclick = function () {
      view = r.dataset.view;
      document.querySelectorAll('.rail-item').forEach(function (x) { x.classList.toggle('active', x === r); });
      document.querySelectorAll('.view').forEach(function (v) { v.style.display = v.id === 'view-' + view ? '' : 'none'; });
      closeDrawer();
      if (view === 'settings') loadSettings();
      draw();
    };
  });
  function draw() {
    var n = DB.parts.filter(function (p) { return isLow(p) || p.qty === 0; }).length;
    $('#lowBadge').textContent = n || '';
    drawBoard(); drawStock(); drawTakings(); drawDrawer();
  }
  drawChips(); draw();
})();
