// tiny custom select
function Dropdown(root, options, placeholder, onChange) {
  var self = this;
  this.value = null;
  this.root = root;
  root.innerHTML = '<div class="dd-v ph"><span></span><span>▾</span></div><div class="dd-m"></div>';
  var v = root.querySelector('.dd-v'), m = root.querySelector('.dd-m');
  options.forEach(function (o) {
    var d = document.createElement('div');
    d.className = 'dd-o';
    d.textContent = o.label;
    d.onclick = function () { self.set(o.value); root.classList.remove('open'); if (onChange) onChange(o.value); };
    m.appendChild(d);
  });
  v.onclick = function (e) {
    e.stopPropagation();
    document.querySelectorAll('.dd.open').forEach(function (x) { if (x !== root) x.classList.remove('open'); });
    root.classList.toggle('open');
  };
  this.set = function (val) {
    self.value = val;
    var o = options.filter(function (x) { return x.value === val; })[0];
    v.firstChild.textContent = o ? o.label : placeholder;
    v.classList.toggle('ph', !o);
  };
  this.set(null);
}
document.addEventListener('click', function () {
  document.querySelectorAll('.dd.open').forEach(function (x) { x.classList.remove('open'); });
});
