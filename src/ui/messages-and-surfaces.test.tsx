import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Disclosure } from './disclosure.tsx';
import { Field, Input } from './field.tsx';
import { Notice } from './notice.tsx';
import { Panel } from './panel.tsx';
import { Popover } from './popover.tsx';
import { Rating } from './rating.tsx';
import { Skeleton } from './skeleton.tsx';
import { Sparkline } from './sparkline.tsx';
import { Tag } from './tag.tsx';
import { Toast } from './toast.tsx';
import { TooltipLayer } from './tooltip-layer.tsx';

const render = renderToStaticMarkup;
const ignore = (): void => undefined;

describe('Field', () => {
  it('links label, hint and error to its control', () => {
    const html = render(
      <Field label="Email" hint="Never shown" error="Enter your email">
        {(wiring) => <Input {...wiring} type="email" />}
      </Field>,
    );
    const [, id = ''] = /<label for="([^"]+)"/.exec(html) ?? [];
    expect(html).toContain(
      `<input type="email" id="${id}" aria-describedby="${id}hint ${id}error" aria-invalid="true"`,
    );
    expect(html).toMatch(new RegExp(`<p id="${id}error"[^>]*><svg.*</svg>Enter your email</p>`));
    expect(html).toMatch(new RegExp(`<p id="${id}hint"[^>]*>Never shown</p>`));
  });

  it('has nothing to say about a control in order', () => {
    const html = render(
      <Field label="Name" remark="optional" error={null}>
        {(wiring) => <Input {...wiring} />}
      </Field>,
    );
    expect(html).not.toContain('aria-');
    expect(html).toMatch(/Name<span[^>]*>optional<\/span><\/label>/);
  });
});

describe('Button', () => {
  it('that works keeps its focus and ignores presses', () => {
    const html = render(
      <Button isBusy type="submit">
        Send
      </Button>,
    );
    expect(html).toContain('aria-busy="true" aria-disabled="true"');
    expect(html).not.toContain(' disabled');
  });
});

describe('Dialog', () => {
  it('holds nothing while it is closed, and is named', () => {
    const html = render(
      <Dialog isOpen={false} onClose={ignore} label="Filters" size="narrow">
        Content
      </Dialog>,
    );
    expect(html).toMatch(/^<dialog class="[^"]+" aria-label="Filters"><\/dialog>$/);
  });

  it('holds its content while it is open', () => {
    const html = render(
      <Dialog isOpen onClose={ignore} label="Filters" size="narrow" id="filters">
        Content
      </Dialog>,
    );
    expect(html).toContain('id="filters"');
    expect(html).toContain('>Content</dialog>');
  });
});

describe('Popover', () => {
  it('needs no script', () => {
    const html = render(
      <Popover id="days" label="For">
        7 days
      </Popover>,
    );
    expect(html).toMatch(/^<div id="days" popover="auto" role="dialog" aria-label="For"/);
  });
});

describe('Disclosure', () => {
  it('is a native one, closed unless it is to be open', () => {
    expect(render(<Disclosure summary="Question">Answer</Disclosure>)).toMatch(/^<details class="[^"]+"><summary>/);
    expect(
      render(
        <Disclosure summary="Question" isOpen>
          Answer
        </Disclosure>,
      ),
    ).toMatch(/^<details class="[^"]+" open="">/);
  });
});

describe('Notice', () => {
  it('is spoken only where it appears after an action', () => {
    expect(render(<Notice>Saved</Notice>)).not.toContain('role=');
    expect(
      render(
        <Notice kind="bad" role="alert" action={<Button>Again</Button>}>
          Lost
        </Notice>,
      ),
    ).toMatch(/^<div class="[^"]+" role="alert"><svg[^>]*aria-hidden="true".*Lost<\/div><button/);
  });
});

describe('Toast', () => {
  it('stands ready to be spoken before there is anything to say', () => {
    expect(render(<Toast message={null} onEnd={ignore} />)).toMatch(/^<div class="[^"]+" role="status"><\/div>$/);
  });

  it('may offer what to do', () => {
    const message = { id: 1, text: 'Full', action: { label: 'Replace one', onAct: ignore } };
    expect(render(<Toast message={message} onEnd={ignore} />)).toContain(
      '<span>Full</span><button type="button">Replace one</button>',
    );
  });
});

describe('Rating', () => {
  it('is read as one sentence', () => {
    const html = render(<Rating mean="4.6" count="318" label="4.6 out of 5 from 318 reviews" />);
    expect(html).toContain('role="img" aria-label="4.6 out of 5 from 318 reviews"');
    expect(html).toContain('<b>4.6</b>');
    expect(html).toContain('(318)');
  });

  it('may leave out how many', () => {
    expect(render(<Rating mean="4.6" label="4.6 out of 5" />)).not.toContain('(');
  });
});

describe('Sparkline', () => {
  const points = [
    { at: 0, value: 1 },
    { at: 1, value: 2 },
  ];

  it('is a picture with words', () => {
    expect(render(<Sparkline points={points} label="From 1 to 2" />)).toMatch(
      /^<svg [^>]*viewBox="0 0 300 44" role="img" aria-label="From 1 to 2">/,
    );
  });

  it('draws nothing without points', () => {
    expect(render(<Sparkline points={[]} label="Nothing" />)).toBe('');
  });
});

describe('marks', () => {
  it('carry their kind as a class, never as a style', () => {
    for (const html of [
      render(<Tag kind="promo">TIDE15</Tag>),
      render(
        <Panel hasNotch isFix>
          One
        </Panel>,
      ),
      render(<Skeleton shape="title" length="long" />),
    ]) {
      expect(html).not.toContain('style=');
      expect(html).toContain('class="');
    }
  });

  it('a place holder says nothing', () => {
    expect(render(<Skeleton />)).toContain('aria-hidden="true"');
  });

  it('tips are nothing but script', () => {
    expect(render(<TooltipLayer when={() => Promise.resolve()} />)).toBe('');
  });
});
