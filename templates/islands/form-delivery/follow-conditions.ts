/**
 * Requires a field only while another one has one of the answers in its rules. Until the script comes it may stay
 * empty, so that nobody is kept from sending the form.
 */
export function followConditions(form: HTMLFormElement): void {
  const fields = [...form.querySelectorAll<HTMLInputElement>('[data-when]')];
  const follow = () => {
    const answers = new FormData(form);
    for (const field of fields) {
      const { when = '', is = '' } = field.dataset;
      field.required = is.split('\n').includes(`${answers.get(when)}`);
      const mark = field.closest('.form-field')?.querySelector<HTMLElement>('.form-field__optional');
      if (mark) mark.hidden = field.required;
    }
  };
  if (fields.length === 0) return;
  follow();
  form.addEventListener('input', follow);
}
