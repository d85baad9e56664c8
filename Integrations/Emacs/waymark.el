;;; waymark.el --- Edit Waymark specs with Eglot  -*- lexical-binding: t; -*-

;; Package-Requires: ((emacs "26.3") (eglot "1.9") (yaml-mode "0.0.15"))

;;; Commentary:

;; A mode for files with the name *.nav.yaml, and the language server for this mode.  Load this file, and
;; then run `M-x eglot' in a spec, or start Eglot for each spec:
;;
;;   (add-hook 'waymark-mode-hook #'eglot-ensure)

;;; Code:

(require 'eglot)
(require 'yaml-mode)

;;;###autoload
(define-derived-mode waymark-mode yaml-mode "Waymark"
  "A mode for the spec of an app's navigation.")

(put 'waymark-mode 'eglot-language-id "yaml")
(add-to-list 'eglot-server-programs '(waymark-mode . ("waymark" "lsp")))

;;;###autoload
(add-to-list 'auto-mode-alist '("\\.nav\\.yaml\\'" . waymark-mode))

(provide 'waymark)
;;; waymark.el ends here
