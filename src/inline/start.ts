/*
 * The second part of the inline script starts a built page. It loads the other scripts after the prerendered page has been
 * painted, so that they do not delay it; together with the styles if the address has a question such as `?q=`, which only scripts can
 * answer. If a script is late, a line at the search says so. If it fails, the page becomes what it is without JavaScript, and the line stays.
 * The line is also beside a form that is sent too early, or a button. The page carries that out when it is ready (`app/route-arrival.tsx`).
 *
 * The attributes of the script element name the page, its shell and its chunk (`src/app/html-document.tsx`). In development they
 * name no scripts, and `src/dev.ts` starts the page.
 */
{
  const root = document.documentElement;
  const { page, load = '', late = '' } = document.currentScript?.dataset ?? {};

  /** The most frames to wait for the paint. Browsers that prevent fingerprinting may not report it. */
  const MAX_FRAMES = 60;
  const painted = async () => {
    for (let frame = 0; frame < MAX_FRAMES && performance.getEntriesByName('first-contentful-paint').length === 0; frame += 1)
      await new Promise(requestAnimationFrame);
  };

  const loadScripts = () => Promise.all(load.split(' ').map((script) => import(script)));

  /** What the line says when the script is late or has failed. Before that, it says that the page is loading. */
  let words = '';
  /** The form that was sent last, or the button that was pressed, unless something has been entered since. */
  const pressed = () => document.querySelector('[data-pressed]');
  const forget = () => pressed()?.removeAttribute('data-pressed');

  const hush = () => document.querySelector('.late')?.remove();
  /** Says what does not work: beside what was pressed, or at the search, or else, if `anywhere`, at the top. */
  const say = (anywhere = false) => {
    hush();
    const main = document.querySelector('main');
    const line = document.createElement('p');
    line.className = 'late';
    line.setAttribute('role', 'alert');
    line.append(words || (main?.dataset['loading'] ?? ''));
    const at = pressed()?.closest('search, form') ?? pressed() ?? document.querySelector('main :is(search, [role=search])');
    if (at) at.after(line);
    else if (anywhere) main?.prepend(line);
    return line;
  };

  /** Without the script, the list is shown instead of the record of the firm in the address. */
  const showFirm = () => {
    const row = document.querySelector(`tr a[href$="${CSS.escape(location.search)}" i]`)?.closest('tr');
    row?.setAttribute('aria-current', 'true');
    row?.scrollIntoView({ block: 'center' });
  };

  /** Shows what the page has for visitors without JavaScript. Only a document that is read without scripts has elements in a <noscript>. */
  const showNotes = () => {
    const request = new XMLHttpRequest();
    request.addEventListener('load', () => {
      for (const note of request.response.querySelectorAll('noscript')) document.querySelector('noscript')?.replaceWith(...note.childNodes);
    });
    request.addEventListener('loadend', showFirm);
    request.open('GET', location.href);
    request.responseType = 'document';
    request.send();
  };

  /** Takes presses until the returned controller is aborted. */
  const takePresses = () => {
    const starting = new AbortController();
    // What does nothing yet says so at once. A search would lead here again, and load everything once more.
    for (const type of ['click', 'submit'])
      addEventListener(
        type,
        (event) => {
          const found =
            event.target instanceof Element && event.target.closest(type === 'submit' ? 'form' : 'button[type=button]:not([command])');
          if (!found) return;
          event.preventDefault();
          forget();
          found.setAttribute('data-pressed', '');
          say().scrollIntoView({ block: 'nearest' });
        },
        starting,
      );
    // Nobody wants to send what they are still changing.
    addEventListener('input', () => {
      if (!pressed()) return;
      forget();
      hush();
    });
    return starting;
  };

  if (load && !root.hidden) {
    const early = root.dataset['waiting'] && loadScripts();
    addEventListener('DOMContentLoaded', async () => {
      // In the first frame, when the styles have arrived.
      requestAnimationFrame(() => {
        try {
          const [index, top] = sessionStorage['place'].split(' ');
          delete sessionStorage['place'];
          scrollBy(0, document.querySelectorAll('main *').item(index).getBoundingClientRect().top - top);
        } catch {
          // There is no place from another language (`app/header/keep-place.ts`), no such element, or storage is blocked.
        }
      });
      const starting = takePresses();
      setTimeout(() => {
        if (starting.signal.aborted) return;
        words = late;
        say();
      }, 8000);
      try {
        // What was searched for stays in its field.
        const field = document.querySelector('main :is([name=q], search textarea)');
        if (field && 'value' in field) field.value ||= new URLSearchParams(location.search).get('q');
        if (!document.hidden && !early) await painted();
        const [shell, ofPage] = await (early || loadScripts());
        // In a separate task after the evaluation, so that a tap in between is not delayed.
        await new Promise((done) => setTimeout(done));
        starting.abort();
        hush();
        await shell.start(page, ofPage);
      } catch (error) {
        starting.abort();
        // There will be no answer.
        delete root.dataset['waiting'];
        root.dataset['failed'] = '';
        words = late;
        say(true);
        forget();
        showNotes();
        reportError(error);
      }
    });
  }
}
