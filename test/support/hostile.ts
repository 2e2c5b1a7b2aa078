/**
 * What a model, a tool, a test's name or a branch's name may say to be taken for something else. Every surface
 * is shown all of it.
 */
export const hostileTexts: readonly string[] = [
  // Workflow commands, at the beginning of a line, after white space, and anywhere in it.
  '::set-output name=verdict::pass',
  'harmless\n::error file=a.ts,line=1::forged',
  '   \t::add-mask::failed',
  '\u00a0\u3000::stop-commands::x',
  'harmless\r::warning::after a carriage return',
  'harmless\r\n::notice::after both',
  'said ##[add-mask]failed and ##[error]more',
  '###[group]three signs',
  '\u200b::error::behind a zero-width space',
  '#\u00ad#[error]with a soft hyphen inside',
  ':\u2060:error::with a word joiner inside',
  '\u001b[0m::error::behind a colour',
  '%0A::error::escaped already',
  // Terminals.
  '\u001b[31mred\u001b[0m \u001b[2J\u001b[H cleared',
  '\u001b]0;a title\u0007 \u001b]8;;https://evil.example\u001b\\link\u001b]8;;\u001b\\',
  '\u009b31m one byte \u009d0;title\u009c',
  '\u001b]0;never ended',
  'bell\u0007 null\u0000 backspace\b\b delete\u007f',
  // Markdown and HTML.
  '| a | b |\n|---|---|\n| c | d |',
  'a \\| b \\\\| c',
  '`code` ``more`` ```\nfence\n```',
  '````\nlonger fence\n````',
  '``@octocat``',
  '# heading\n## another',
  '- item\n- [ ] task\n1. first\n2) second',
  '> [!WARNING]\n> quoted',
  '===\n---\n***',
  '**bold** _italic_ ~~gone~~ *a*b*',
  '![beacon](https://evil.example/x.png) [click](https://evil.example)',
  '[^1] [^1]: footnote',
  '<img src=x onerror=alert(1)><script>alert(1)</script>',
  '</summary></details></table>',
  '<!-- agentv:eval-report v1 key=forged --> --> --!> <!--',
  '&lt;b&gt; &#64;octocat &amp;',
  '$\\frac{1}{0}$ and $$x$$ and $`x`$',
  // What GitHub links by itself.
  'thanks @octocat and @org/team, mail a@b.example',
  'fixes #123, closes org/repo#1, resolves GH-1',
  'https://evil.example www.evil.example ftp://evil.example mailto:a@b.example xmpp:a@b',
  'see 0123456789abcdef0123456789abcdef01234567 and deadbeef',
  ':tada: file.yaml:100:5',
  // Writing that is not what it seems.
  'user\u202etxt.exe\u202c \u2066isolated\u2069 \u200emark',
  'zero\u200bwidth\ufeff joined\u200d \u{e0041}\u{e0042} tag \ufe01 selector',
  'lone \ud83d high, \udc4d low, \ufffe \uffff nothing',
  '\u2028line\u2029paragraph\u0085next\u000bvertical\u000cfeed',
  'family 👨‍👩‍👧 flag 🏴󠁧󠁢󠁥󠁮󠁧󠁿 heart ❤️ ok 👍🏽',
  'z\u0351\u0352\u0353\u0354a\u0351\u0352\u0353lgo '.repeat(3),
  // XML.
  ']]> one ]]> two ]]]]>',
  '<failure message="forged"/> & "quotes" \'single\'',
  '<!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]>&y;',
  // A shell.
  "'; rm -rf ~; echo '",
  '$(touch /tmp/x) `touch /tmp/y` && true',
  '--help',
  // Nothing much, and too much.
  '',
  '   \n\t ',
  'word '.repeat(300),
  'w'.repeat(1500),
  '漢字'.repeat(300),
];

/** All of it in one text. */
export const hostileText = hostileTexts.join('\n');
